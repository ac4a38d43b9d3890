// A card game of two with hidden hands, about as large as Boss Monster for the server and on the wire.
//
// A move builds a card of one's hand into one of five slots; then heroes come, a card is drawn, and the other plays.
// What a move costs is boardgame.io's work, not the game's: the rules are only as deep as the state has to be large.

const CARDS = 136; // 75 rooms and 61 spells
const HEROES = 41;
const HAND = 7;
const SLOTS = 5;
const MOVES = 120; // as long as a game of Boss Monster

const numbers = (count) => Array.from({ length: count }, (_, i) => i);

const setup = (padding) => ({ random }) => {
  const deck = random.Shuffle(numbers(CARDS));
  const heroes = random.Shuffle(numbers(HEROES));
  return {
    hands: [deck.splice(0, HAND), deck.splice(0, HAND)],
    deck,
    discard: [],
    heroes,
    town: heroes.splice(0, 2),
    dungeons: [Array(SLOTS).fill(-1), Array(SLOTS).fill(-1)],
    souls: [0, 0],
    wounds: [0, 0],
    text: 'x'.repeat(padding), // a public text, to make the view as long as another game's
  };
};

function draw(G, random) {
  if (!G.deck.length) {
    G.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
  return G.deck.pop();
}

function attack(G, seat, random) {
  const damage = G.dungeons[seat].reduce((sum, card) => sum + (card < 0 ? 0 : card % 4), 0);
  const hero = G.town.shift();
  if (damage >= (hero % 11) + 2) G.souls[seat] += 1;
  else G.wounds[seat] += 1;
  if (!G.heroes.length) G.heroes = random.Shuffle(numbers(HEROES));
  G.town.push(G.heroes.pop());
}

function build({ G, playerID, random }, card, slot) {
  const seat = Number(playerID);
  const at = G.hands[seat].indexOf(card);
  if (at < 0 || !(slot >= 0 && slot < SLOTS)) return 'INVALID_MOVE';
  G.hands[seat].splice(at, 1);
  if (G.dungeons[seat][slot] >= 0) G.discard.push(G.dungeons[seat][slot]);
  G.dungeons[seat][slot] = card;
  if (random.D6() === 1) attack(G, seat, random);
  G.hands[seat].push(draw(G, random));
}

// Whitelisted: one's own hand, of everything hidden only the number of cards.
function playerView({ G, playerID }) {
  return {
    hand: playerID === null ? [] : G.hands[playerID],
    hands: G.hands.map((hand) => hand.length),
    deck: G.deck.length,
    discard: G.discard.length,
    heroes: G.heroes.length,
    town: G.town,
    dungeons: G.dungeons,
    souls: G.souls,
    wounds: G.wounds,
    text: G.text,
  };
}

const makeGame = (padding) => ({
  name: 'build',
  setup: setup(padding),
  playerView,
  moves: { build },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) => (ctx.turn > MOVES ? { winner: G.souls[0] > G.souls[1] ? '0' : '1' } : undefined),
});

module.exports = { makeGame };
