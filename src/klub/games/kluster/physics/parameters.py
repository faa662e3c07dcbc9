"""Every number of the world: its unit, why it has this value, and what breaks if it moves.

Lengths are in metres, times in seconds, masses in kilograms; the table is the plane z = 0.
Kernels take these as constants, so a change compiles them anew.
"""

# --- Time

STEP = 1 / 960
"""s. 16 steps make a frame of 1/60 s. Snapping stones move 0.6 mm in a step; with longer steps
light touches between passing stones would be missed."""
BOT_STEP = 1 / 480
"""s. For bots that look ahead: twice as fast, and slips begin within 0.1 mm of the same place."""

# --- Stones

DENSITY = 5000.0
"""kg/m³. Ferrite, as in the box: a TRIO stone of 30 × 22 × 12 mm has 20.7 g."""
REMANENCE = 0.20
"""T. Weak ferrite. Two flat stones then begin to slide at about 40 mm between their middles and a
cord of 1 m just holds 24. At 0.25 T a full box cannot be laid; at 0.15 T nobody ever faults."""
MU_0 = 4e-7 * 3.141592653589793
"""T·m/A."""

# --- Magnetism

NEAR = 0.045
"""m between middles. Below it a stone is nine dipoles: 2 % true from 6 mm between surfaces on, 7 %
from 3 mm. With seven it would be 8 % and 18 %."""
MIDDLE = 0.095
"""m. Up to here a stone is four dipoles, beyond it one, which is then 3 % true, and 8 % where two
stones point at each other; the force is under 1 % of a stone's weight there."""

# --- Table

GRAVITY = 9.81
"""m/s²."""
FRICTION = 0.30
"""Of a sliding stone on wood. Together with `REMANENCE` it sets the distance at which stones
begin to slide."""
STICTION = 0.345
"""Of a resting stone: 1.15 × `FRICTION`. With equal values a stone that starts to slide near the
limit would stop again at once, and stutter."""
SPIN_ARM = 0.4e-3
"""m. Friction against turning on the spot, as a lever: the contact is a small disc, not a point.
At 0 a stone spins for ever; at 2 mm stones no longer turn to face each other before they slide."""
ROLL_ARM = 0.25e-3
"""m. Resistance against rocking, as a lever. At 0 stones rock for many seconds; at 1 mm they stand
on edge by themselves."""
BOUNCE = 0.2
"""Part of the speed that a hard knock gives back."""
BOUNCE_SPEED = 0.15
"""m/s. Slower knocks do not bounce, so that things come to rest."""

# --- Stones against stones

STONE_FRICTION = 0.2
"""Polished ferrite on ferrite."""
TOUCH = 0.05e-3
"""m. Stones with a smaller gap touch. Below 0.02 mm, `SLOP`, resting contact would flicker."""

# --- Solver

SLOP = 0.02e-3
"""m. Overlap that is left alone, so that resting contacts stay."""
PUSH_OUT = 0.5
"""Part of the overlap that is removed in a step. At 0.2 stones that snap with a spin overlap by
0.34 mm for a moment, at 0.5 by 0.25 mm."""
FASTEST_PUSH = 1.0
"""m/s. Overlap is never removed faster: nothing is shot away."""
SWEEPS = 12
"""Solver sweeps for stones that stand alone; they stop as soon as nothing changes."""
CLUSTER_SWEEPS = 24
"""Solver sweeps for stones that touch. With 10 a cluster of ten stones trembles."""
SPIN_DAMPING = 1.0
"""1/s. Air and what the models leave out; without it a stone on its tip turns for minutes."""

# --- Sleep

QUIET_SPEED = 1e-4
"""m/s. Slower than this, for `QUIET_TIME`, is at rest."""
QUIET_TIME = 0.1
"""s. Shorter, and a stone at the turning point of its rocking would be frozen there."""
WAKE_FORCE = 0.02
"""Of its weight: a sleeping stone wakes when the force on it has changed by this much. Friction
holds 30 %, so that no slip is missed; at 0.2 slips would begin late."""

# --- Hands

HAND_SPEED = 1.5
"""m/s. As fast as anyone reaches across a table; 1.6 mm a step, so nothing is jumped over."""
HAND_ACCELERATION = 30.0
"""m/s²."""
HAND_SPIN = 15.0
"""rad/s. A flip takes a fifth of a second."""

HAND_SQUEEZE = 0.2e-3
"""m. A hand stops rather than press a stone deeper into another, or into the table."""

# --- Cord

NODES = 64
"""Of a cord: one every 15.6 mm of the usual 1 m, shorter than a stone is wide."""
CORD_WEIGHT = 0.012
"""kg/m. A thick shoelace."""
CORD_RADIUS = 1.5e-3
"""m."""
CORD_FRICTION = 0.4
"""On the table."""
CORD_STONE_FRICTION = 0.3
"""On a stone: a cord drawn along a stone turns it a little."""
CORD_SWEEPS = 8
"""With 4 a cord that is dragged at 1 m/s stretches by 3 %, with 8 by less than 1.5 %."""
CORD_LAST_SWEEPS = 8
"""Sweeps for length alone at the end of a step, while a cord is dragged: what it needs when it is
caught on something."""
CORD_STIFFNESS = 0.02
"""Part of a kink that goes in a step: keeps hairpins out without making the cord a wire. At 0.1 a
cord laid as an eight opens by 12 mm before the table holds it."""
CORD_SPEED = 1.0
"""m/s. A dragged point of the cord follows the hand no faster."""
CORD_FORCE = 3.0
"""N. What fingers pull at most: fifteen times the weight of a stone, so that a caught cord gives.
At 6 N a cord caught on a held stone stretches by 3 %."""

# --- Guard

RUNAWAY = 25.0
"""m/s. Nothing in the game comes near it: two stones that snap meet at 2 m/s."""
EDGE = 2.0
"""m. Beyond this from the middle there is no table; inputs that far are refused."""
