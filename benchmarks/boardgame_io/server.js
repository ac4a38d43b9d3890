// node server.js memory|sqlite|file FOLDER SYNCHRONOUS PADDING: boardgame.io's own server, with one of three stores.

const path = require('path');
const { Server, FlatFile } = require('boardgame.io/server');
const { makeGame } = require('./game');

const [store, folder, synchronous, padding] = process.argv.slice(2);
const stores = {
  memory: () => undefined, // boardgame.io's default
  sqlite: () => {
    const { Sqlite } = require('./sqlite');
    return new Sqlite(path.join(folder, 'matches.sqlite'), synchronous);
  },
  file: () => new FlatFile({ dir: folder }),
};

const server = Server({ games: [makeGame(Number(padding))], db: stores[store](), origins: [] });
server.run({ port: { host: '127.0.0.1', port: 0 } }).then(({ appServer }) => {
  console.log(`listening on http://127.0.0.1:${appServer.address().port}`);
});
