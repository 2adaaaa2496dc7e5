import { describe, expect, it } from 'vitest';
import { segmentText } from './segment-text.ts';
import { findStopWords } from './stop-words.ts';
import { createTextWords } from './text-words.ts';

describe('segmentText', () => {
  it.each([
    ['ja', 'コーヒー豆 おすすめ', ['コーヒー', '豆', 'おすすめ']],
    ['zh-TW', '咖啡豆推荐', ['咖啡豆', '推荐']],
    ['th', 'เมล็ดกาแฟคั่ว', ['เมล็ด', 'กาแฟ', 'คั่ว']],
    ['de', 'Kaffeemühlen-Reinigung', ['kaffeemühlen', 'reinigung']],
    ['en', "what’s Baker's 20% ＣＯＦＦＥＥ", ['whats', 'bakers', '20', 'coffee']],
    ['en', 'delonghi 咖啡豆推荐', ['delonghi', '咖啡豆', '推荐']],
    ['he', 'מכונת קפה', ['מכונת', 'קפה']],
    ['en', '?!', []],
  ])('segments %s %s', (language, text, words) => {
    expect(segmentText(text, language)).toEqual(words);
  });
});

describe('createTextWords', () => {
  it.each([
    ['de', ['kaffeemühle reinigen', 'kaffeemühlen reinigung', 'reinigung der kaffeemühle']],
    ['pl', ['ekspres do kawy', 'ekspres kawy']],
    ['tr', ['kahve makineler', 'kahve makineleri']],
    ['fi', ['kahvin keitin', 'kahvi keitin']],
    ['fr', ['cafetières électriques', 'cafetière électrique']],
    ['ar', ['القهوة', 'قهوة']],
    ['es', ['notaría', 'notaria', 'notarías']],
    ['es', ['prescripción', 'prescripcion', 'prescripciones']],
    ['pt', ['ligação gratuita', 'ligacao gratuita']],
    ['it', ['università pubblica', 'universita pubblica']],
    ['es', ['taller de coches', 'talleres de coches', 'los talleres coche']],
  ])('gives the same stems for the forms of %s words', (language, texts) => {
    const words = createTextWords(language, findStopWords(language));
    const stems = texts.map((text) => words(text).sort().join(' '));
    expect(new Set(stems).size).toBe(1);
  });

  it('leaves words of a language without a stemmer and lists as they are', () => {
    expect(createTextWords('is', findStopWords('is'))('kaffi með mjólk')).toEqual(['kaffi', 'með', 'mjolk']);
  });

  it('keeps the stop words of a text that has no other words', () => {
    expect(createTextWords('en', findStopWords('en'))('the who')).toEqual(['the', 'who']);
  });

  it('excludes the given words', () => {
    expect(createTextWords('en', new Set(['price']))('coffee price')).toEqual(['coffe']);
  });
});
