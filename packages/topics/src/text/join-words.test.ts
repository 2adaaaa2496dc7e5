import { expect, it } from 'vitest';
import { joinWords } from './join-words.ts';

const list = ['crossclimate tires', 'pilot sport 4', 'workouts', 'nonstop', 'хлебопечка'];
const join = (text: string) => joinWords([...list, text]).at(-1);

it.each([
  ['cross climate 2', 'crossclimate 2'],
  ['michelin cross climate', 'michelin crossclimate'],
  ['climate cross', 'climate cross'],
  ['pilots port', 'pilots port'],
  ['work outs at home', 'workouts at home'],
  ['хлебо печка', 'хлебопечка'],
  ['no nstop', 'no nstop'],
  ['', ''],
])('writes “%s” as “%s”', (text, expected) => {
  expect(join(text)).toBe(expected);
});

it('keeps words apart that no text writes as one', () => {
  const texts = ['cross climate 2', 'cross climate'];
  expect(joinWords(texts)).toEqual(texts);
});

it('joins the same words in any order of the list', () => {
  const texts = [...list, 'cross climate 2', 'work outs'];
  expect(joinWords(texts.toReversed()).toReversed()).toEqual(joinWords(texts));
});
