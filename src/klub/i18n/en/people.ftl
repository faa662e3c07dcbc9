# The club over HTTP: what it does not accept, and who comes in.

# Requests that cannot be read, or not now.
path-invalid = “{ $name }” in the address cannot be read: { $detail }
query-invalid = “{ $name }” after the question mark cannot be read: { $detail }
query-unknown = There is no “{ $name }” to ask for here.
query-twice = “{ $name }” is given more than once.
body-invalid = The content cannot be read: { $detail }
body-large = The content has at most { $largest } bytes.
body-not-json = The content must be application/json.
page-unknown = There is nothing at this address.
method-unknown = This address cannot be used that way.
request-unfit = The request cannot be answered (HTTP { $status }).
club-failed = Something went wrong in the club. It has been written down; please try again.
origin-foreign = The request comes from a page of another site.
too-often = That was too often. Please try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.

# Coming in.
guest-name = Guest { $number }
not-in = The club does not know who you are. Come in first.
handle-unfit = “{ $handle }” cannot be a handle: it takes { $least } to { $most } characters that can be printed, no spaces, and does not begin with “bot:”.
password-unfit = A password has { $least } to { $most } characters.
password-wrong = The present password is needed to change a handle, and this is not it.
log-in-wrong = There is no such handle with this password.
settings-large = Settings have at most { $largest } bytes.
settings-deep = Settings lie at most { $deepest } deep in each other.
