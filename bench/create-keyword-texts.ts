const syllables =
  'ka ro mi ten sol var du lex pin tor ba ge fli cro sha wen tal mo ri us em ot ark ine'.split(' ');
const additions =
  'best;cheap;for beginners;near me;price;review;2024;vs;how to use;what is;where to buy;online;used;repair;cleaning;parts;manual;small;large;electric;automatic;portable;professional;home;office;outdoor;kids;women;men;black;white;red;wooden;steel;plastic;organic;vegan;recipe;ideas;design;plans;kit;set;bundle;subscription;gift;warranty;return policy;coupon;discount;wholesale;supplier;manufacturer;alternatives;comparison;guide;tips;course;certification;jobs;salary;meaning;examples;template;free;download;app;software;calculator;size chart;weight;dimensions;installation;troubleshooting;not working;replacement;battery;charger;filter;cover;case;stand'.split(
    ';',
  );
const mostAdditions = 3;

/** Different keywords about made-up subjects with real additions; few subjects have many, as in real lists. */
export function createKeywordTexts(count: number, seed: string): string[] {
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[], skew: number): Item =>
    items[Math.floor(random() ** skew * items.length)] as Item;
  const times = <Item>(length: number, make: () => Item): Item[] => Array.from({ length }, make);
  const words = times(Math.round(count / 8), () =>
    times(2 + Math.floor(random() * 2), () => pick(syllables, 1)).join(''),
  );
  const subjects = times(Math.round(count / 15), () =>
    random() < 0.5 ? pick(words, 1) : `${pick(words, 1)} ${pick(words, 2)}`,
  );
  const texts = new Set<string>();
  while (texts.size < count) {
    const added = times(Math.floor(random() * (mostAdditions + 1)), () => pick(additions, 1.5));
    const subject = pick(subjects, 1.6);
    texts.add((random() < 0.3 ? [...added, subject] : [subject, ...added]).join(' '));
  }
  return [...texts];
}

function createRandom(seed: string): () => number {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  );
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}
