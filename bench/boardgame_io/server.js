// A boardgame.io server with Clustered; prints its port, and ends when its standard input does.

'use strict';

const { Origins, Server } = require('boardgame.io/server');

const server = Server({ games: [require('./game.js')], origins: [Origins.LOCALHOST] });

// boardgame.io listens on every address; a benchmark has no business there.
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, '127.0.0.1', done);

server.run(0).then(({ appServer }) => console.log(appServer.address().port));
process.stdin.resume().on('end', () => process.exit(0));
