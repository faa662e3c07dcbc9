# El club por HTTP: qué no acepta, y quién entra.

# Peticiones que no se pueden leer, o no ahora.
path-invalid = «{ $name }» en la dirección no se puede leer: { $detail }
query-invalid = «{ $name }» tras el signo de interrogación no se puede leer: { $detail }
query-unknown = Aquí no se puede pedir «{ $name }».
query-twice = «{ $name }» aparece más de una vez.
body-invalid = El contenido no se puede leer: { $detail }
body-large = El contenido tiene como mucho { $largest } bytes.
body-not-json = El contenido debe ser application/json.
page-unknown = En esta dirección no hay nada.
method-unknown = Esta dirección no se puede usar así.
request-unfit = No se puede responder a la petición (HTTP { $status }).
club-failed = Algo salió mal en el club. Ha quedado anotado; inténtalo otra vez.
origin-foreign = La petición viene de una página de otro sitio.
too-often = Han sido demasiadas veces. Vuelve a intentarlo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.

# Entrar.
guest-name = Invitado { $number }
not-in = El club no sabe quién eres. Entra primero.
handle-unfit = «{ $handle }» no puede ser un nombre de usuario: hacen falta de { $least } a { $most } caracteres imprimibles, sin espacios, y no puede empezar por «bot:».
password-unfit = Una contraseña tiene de { $least } a { $most } caracteres.
password-wrong = Para cambiar el nombre de usuario hace falta la contraseña actual, y no es esta.
log-in-wrong = No hay ningún nombre de usuario así con esta contraseña.
settings-large = Los ajustes tienen como mucho { $largest } bytes.
settings-deep = Los ajustes tienen como mucho { $deepest } niveles, uno dentro de otro.
