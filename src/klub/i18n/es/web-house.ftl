# Lo que es igual en todas las salas del club.

page-title = { $room ->
    [home] klub
    [new] Mesa nueva · klub
    [table] En la mesa · klub
    [replay] Repetición · klub
    [learn] Aprender · klub
    [you] Tú · klub
   *[nowhere] klub
}
skip = Ir al contenido
nowhere = En esta dirección no hay nada.
to-home = Volver al club
close = Cerrar
line-lost = La conexión con el club se ha cortado, así que esto no se ha enviado. Prueba otra vez cuando vuelva.
line-unsure = La conexión se ha cortado antes de que el club respondiera. Mira en la mesa si se ha hecho.
club-unreachable = No se puede llegar al club. No se ha perdido nada; inténtalo de nuevo dentro de un momento.
game-name = { $game ->
    [clustered] Clustered
   *[kluster] Kluster
}
house-away = Ahora mismo no se puede llegar al club. Lo que ves puede ser antiguo; no has perdido nada. Se intenta de nuevo cada pocos segundos.
house-try = Probar ahora
house-renewed = Hay un klub más nuevo listo. Vuelve a cargar la página para usarlo.
house-incomplete = No se ha podido cargar una parte de esta página. Vuelve a cargarla; no has perdido nada.
house-reload = Volver a cargar
