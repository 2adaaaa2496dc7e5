import { describe, expect, it } from 'vitest';
import { correctSpelling } from './correct-spelling.ts';

/** A list in which some words are common: each is in ten texts. */
const common = ['michelin', 'marylebone', 'grinder', 'prescripción'].flatMap((word) =>
  Array.from({ length: 10 }, (_, index) => `${word} ${index}`),
);
const correct = (text: string) => correctSpelling([...common, text], 'en').at(-1);

describe('misspelt words', () => {
  it.each([
    ['michilin tires', 'michelin tires', 'a letter'],
    ['marleybone village', 'marylebone village', 'two letters of a long word'],
    ['girnder', 'grinder', 'two letters swapped'],
    ['grindr', 'grinder', 'a letter left out'],
    ['prescripcion', 'prescripción', 'an accent'],
  ])('%s is read as %s: %s', (text, right) => {
    expect(correct(text)).toBe(right);
  });

  it.each([
    ['binder', 'it begins otherwise'],
    ['grunts', 'it is another word'],
    ['grandeur', 'two slips are too many for a word of seven letters'],
    ['mich3lin', 'a number is no slip'],
    ['oven', 'it is too short'],
  ])('%s stays: %s', (text) => {
    expect(correct(text)).toBe(text);
  });

  it('stay where the other word is not much more common', () => {
    const both = Array.from({ length: 3 }, (_, index) => `grindel ${index}`);
    expect(correctSpelling([...common, ...both], 'en').slice(-3)).toEqual(both);
  });

  it('are the same in any order', () => {
    const texts = [...common, 'michelen', 'michellin tires'];
    const forward = correctSpelling(texts, 'en').toSorted();
    expect(correctSpelling(texts.toReversed(), 'en').toSorted()).toEqual(forward);
  });
});
