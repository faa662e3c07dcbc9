# The room that is about oneself.

# Who somebody is
you-who = Who you are
you-save = Save
you-stranger = You need not say who you are to look round. With a name you are a guest of the club.
you-name-hint = What others see at a table and in lists.
you-name-saved = You are called { $name } from now on.
you-somebody = Somebody
you-guest = You are a guest: this browser alone knows who you are. With a handle you can come back from any other.
you-claim = Get a handle
you-claim-hint = Your name, tables and results stay yours.
you-claimed = The handle { $handle } is yours. Log in with it on any browser.
you-handle = Handle
you-handle-is = Your handle is { $handle }.
you-handle-change = Change handle or password
you-handle-changed = Your handle is { $handle }. Other browsers have been logged out.
you-password = Password
you-password-new = New password
you-password-old = Present password
you-password-hint = { $least } characters or more. The club has no way to send you a forgotten one.
you-log-in = Log in
you-log-in-hint = This browser will no longer be { $name }, who cannot come back without a handle.
you-logged-in = Welcome back, { $name }.
you-log-out = Log out here
you-log-out-elsewhere = Log out everywhere else
you-logged-out = { $where ->
    [elsewhere] All other browsers have been logged out.
   *[here] You are logged out.
}
you-forget = Forget me here
you-forget-sure = Without a handle nobody can be { $name } again: tables, results and settings of this guest will be out of reach.
you-stay = Stay

# Settings
you-settings = How you like it
you-language-auto = As the browser asks
you-theme = Colours
you-theme-word = { $word ->
    [light] Light
    [dark] Dark
   *[auto] As the system
}
you-motion = Movement
you-motion-word = { $word ->
    [full] Full
    [less] As little as possible
   *[auto] As the system
}
you-sound = Sounds
you-sound-hint = Short and quiet: a card, a clack, your turn.
you-volume = Volume
you-percent = { $percent } percent
you-left = Left-handed
you-left-hint = Buttons for the thumb are on the left.
you-confirm = Clustered: ask before a card is laid
you-confirm-word = { $word ->
    [always] Always
    [never] Never
   *[touch] On touch screens
}
you-end = Kluster: a turn ends
you-end-word = { $word ->
    [auto] By itself, when the rules allow
   *[button] When I say so
}

# Keys
you-keys = Keys
you-keys-hint = Choose an action, then press its new key. Escape leaves it as it was.
you-action = { $action ->
    [lower] Lower the stone (hold)
    [turnLeft] Turn left
    [turnRight] Turn right
    [flip] Turn the stone over
    [edge] Stand it on its edge
    [otherHand] Take the other hand
    [stock] Take another stone
    [grab] Take hold of the cord
    [endTurn] End the turn
    [near] Tell the nearest stones
    [hint] Show good moves
    [fit] Show all of the board
    [zoomIn] Closer
   *[zoomOut] Farther
}
you-key-space = Space
you-key-change = { you-action }: { $key }
you-key-press = { you-action }: press the new key.
you-key-reserved = { $key } always means the same here and cannot be chosen. Press another key.
you-key-taken = { $key } is taken: { you-action }. Press another key.
you-key-set = { you-action }: the key is { $key } now.
you-keys-reset = All keys as usual
you-keys-usual = All keys are as usual again.

# What somebody has reached
you-ratings = Ratings
you-ratings-empty = You have no rating yet. Rated tables are opened under “More choices” in the club house.
you-rating-for = { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
}
you-bests = Solo bests
you-bests-empty = Nothing yet. Play a game alone, and your best result is kept here.
you-usual-rules = Usual rules
you-history = Games played
you-history-empty = No game is over yet. Each one will be here, to be watched again.
you-game = { $game ->
    [kluster] Kluster
   *[clustered] Clustered
}: { $outcome ->
    [won] won
    [lost] not won
   *[alone] alone
}
you-seat = { $place }. { $name }, { $score }

# Records
you-records = Records
you-record-hint = A file that was saved from a game of klub (.json). It is checked, kept and shown.
