# Kluster: why an option is refused.

options-boxes = A table holds up to { $cords } cords and { $stones } stones, and these are more boxes than that.
options-box-players = These boxes are for 1 to { $most } players, not { $players }.
options-solo = Solo is for one player, not for { $players }.
options-alone = { $mode ->
    [standard] Standard
    [expert] Expert
   *[elimination] Elimination
} takes two players or more; alone you play Solo.
options-elimination = With these boxes Standard and Expert are for up to { $most } players; { $players } play Elimination.
options-equilibrium = Equilibrium is for boxes of TRIO, and a DUO² is among these.
options-heights = “by_height” names each of the { $players } seats once, from the shortest player to the tallest; seats go from 0.
options-previous = “previous” tells what { $seats } { $seats ->
    [one] seat
   *[other] seats
} held, but there are { $players } players.
options-cords = “cords” lays { $cords } cords, but the boxes hold only { $boxes }.
options-cord-far = Cord { $cord } would lie more than { $farthest } mm from the middle of the table; cords are counted from 0.
options-cord-flat = Cord { $cord } would enclose nothing; cords are counted from 0.
options-cord-apart = Cord { $cord } has to cross one that was laid before it, not lie beside or inside it; cords are counted from 0.
options-no-room = { $stones ->
    [one] The stone that is left over cannot lie in these cords without coming too close to another or to a cord.
   *[other] The { $stones } stones that are left over cannot lie in these cords without coming too close to each other or to a cord.
}
