# El club: qué no se puede pedir, y por qué.

table-unknown = Esa mesa no existe. El enlace a una mesa hay que copiarlo entero.
table-elsewhere = En este momento esta mesa se juega en otra máquina del club.
table-closed = La mesa se guardó antes de que esto quedara hecho. Vuelve a abrirla y mira si se hizo.
tables-many = Una conexión sigue hasta { $most } mesas.
wish-unsure = El club no sabe si esto quedó hecho. Mira la mesa: se está cargando de nuevo.
store-away = Ahora mismo el club no puede guardar nada; no ha cambiado nada. Inténtalo de nuevo en un momento.
wish-failed = No ha salido bien por un error del club. No ha cambiado nada.
who-first = Para hacer algo más que mirar hay que decir antes quién se es: POST /api/me.
too-fast = Es demasiado de golpe. Vuelve a intentarlo dentro de { $milliseconds } milisegundos.
record-early = El registro de una partida se muestra cuando ha terminado.
record-daily = El registro de un desafío se muestra cuando ha pasado su día, { $day }: otros todavía lo intentan.
record-results = Un registro de este juego tiene que contar los resultados de sus jugadas.
options-unread = Las reglas de la casa se escriben como un objeto JSON, por ejemplo {"{"}"quick": true{"}"}.
watch-first = Para echar una mano hay que mirar primero la mesa.
plan-long = Un turno contado en breve dura como mucho { $seconds } segundos.
turn-none = Las jugadas de este juego no se hacen con manos.
turn-preparing = Los imanes todavía se están preparando. El turno empieza enseguida.
turn-by-hand = Un turno jugado a mano se juega en directo, gesto a gesto.
turn-under-way = Este turno ya está en marcha: a mano, o con una mano que sigue un plan anterior.
turn-interrupted = El turno se interrumpió y nada de él cuenta.
turn-broken = El turno salió mal por un error del club. Vuelve a empezar.
hint-rated = En una mesa clasificatoria no hay pistas.
hint-daily = En el desafío del día no hay pistas: cuentan los resultados de todos.
hint-not-your-turn = Una pista es para quien tiene el turno.
advice-preparing = Las pistas todavía se están preparando. Inténtalo de nuevo en un momento.
review-not-over = El análisis se hace cuando la partida ha terminado.
