import { expect, it } from 'vitest';
import { scoreLex } from './score-lex.ts';

const coffee = [
  'burr coffee grinder',
  'burr grinder vs blade grinder',
  'best coffee beans for espresso',
  'how to clean a coffee grinder',
  'pour over coffee ratio',
  'espresso machine descaling',
  'french press grind size',
  'aeropress coffee',
  'cold brew coffee',
  'espresso tamping pressure',
];
const candidates = [
  { text: 'burr coffee grinder reviews', from: 0.5, to: 0.6, like: 'burr coffee grinder' },
  { text: 'best grinder for pour over', from: 0.35, to: 0.5, like: 'pour over coffee ratio' },
  { text: 'espresso tamper', from: 0.15, to: 0.35, like: 'best coffee beans for espresso' },
  { text: 'aeropress recipe', from: 0.15, to: 0.25, like: 'aeropress coffee' },
  { text: 'running shoes for beans', from: 0.1, to: 0.15, like: 'best coffee beans for espresso' },
  { text: 'milk frother', from: 0, to: 0.02, like: 'french press grind size' },
  { text: 'trail running shoes', from: 0, to: 0, like: undefined },
];
const found = scoreLex(
  coffee,
  candidates.map(({ text }) => text),
  'en',
);

it.each(candidates.map((candidate, place) => ({ ...candidate, ...found[place] })))(
  'finds $text between $from and $to near, most like $like',
  ({ lex, nearest, from, to, like }) => {
    expect(lex).toBeGreaterThanOrEqual(from);
    expect(lex).toBeLessThanOrEqual(to);
    expect(coffee[nearest ?? -1]).toBe(like);
  },
);

it('scores each keyword alike in any order', () => {
  const texts = candidates.map(({ text }) => text);
  expect(scoreLex(coffee, texts.toReversed(), 'en').toReversed()).toEqual(found);
});
