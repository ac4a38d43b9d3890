// boardgame.io's storage interface on SQLite, as its documentation describes a store of one's own.
//
// Synchronous, because that is the cheapest way boardgame.io calls a store; statements are prepared once.

const Database = require('better-sqlite3');
const { Sync } = require('boardgame.io/internal');

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, initial TEXT NOT NULL, state TEXT NOT NULL, metadata TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS log (number INTEGER PRIMARY KEY, match TEXT NOT NULL, entry TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS log_of_match ON log (match);
`;

class Sqlite extends Sync {
  constructor(file, synchronous) {
    super();
    this.db = new Database(file);
    this.db.pragma('journal_mode = WAL');
    this.db.pragma(`synchronous = ${synchronous}`);
    this.db.exec(SCHEMA);
    const prepare = (text) => this.db.prepare(text);
    this.insert = prepare('INSERT INTO matches VALUES (?, ?, ?, ?)');
    this.writeState = prepare('UPDATE matches SET state = ? WHERE id = ?');
    this.writeMetadata = prepare('UPDATE matches SET metadata = ? WHERE id = ?');
    this.writeLog = prepare('INSERT INTO log (match, entry) VALUES (?, ?)');
    this.readLog = prepare('SELECT entry FROM log WHERE match = ? ORDER BY number').pluck();
    this.read = Object.fromEntries(
      ['state', 'metadata', 'initial'].map((column) => [
        column,
        prepare(`SELECT ${column} FROM matches WHERE id = ?`).pluck(),
      ]),
    );
    this.remove = prepare('DELETE FROM matches WHERE id = ?');
    this.removeLog = prepare('DELETE FROM log WHERE match = ?');
    this.ids = prepare('SELECT id FROM matches').pluck();
    this.setState = this.db.transaction((id, state, log) => {
      this.writeState.run(JSON.stringify(state), id);
      for (const entry of log || []) this.writeLog.run(id, JSON.stringify(entry));
    });
  }

  connect() {}

  createMatch(id, { initialState, metadata }) {
    const state = JSON.stringify(initialState);
    this.insert.run(id, state, state, JSON.stringify(metadata));
  }

  setMetadata(id, metadata) {
    this.writeMetadata.run(JSON.stringify(metadata), id);
  }

  fetch(id, { state, metadata, log, initialState }) {
    const column = (name) => {
      const text = this.read[name].get(id);
      return text === undefined ? undefined : JSON.parse(text);
    };
    const found = {};
    if (state) found.state = column('state');
    if (metadata) found.metadata = column('metadata');
    if (initialState) found.initialState = column('initial');
    if (log) found.log = this.readLog.all(id).map((entry) => JSON.parse(entry));
    return found;
  }

  wipe(id) {
    this.remove.run(id);
    this.removeLog.run(id);
  }

  listMatches() {
    return this.ids.all();
  }
}

module.exports = { Sqlite };
