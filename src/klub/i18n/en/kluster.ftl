# Kluster: the magnet world.

scene-invalid = This is not a scene: { $detail }
scene-outline = A cord has no shape “{ $shape }”. Shapes are: { $known }.
scene-stones = The scene places { $stones } stones, but its boxes hold { $most }.
scene-act = What is done at { $when } s cannot be done: { $detail }
scene-output = A picture is a .png, an animation a .gif; { $file } is neither.
scene-runaway = The world has become impossible { $detail }.
scene-told = After { $seconds } s: { $stones } stones on the table, { $touches ->
    [0] none touched
    [one] one pair touched
   *[other] { $touches } pairs touched
}, { $rest ->
    [1] everything rests
   *[0] something still moves
}.
scene-touch = { $one } and { $other } touched after { $seconds } s
scene-drawing = Drawing
