import { expect, it } from 'vitest';
import { findPlaceWords } from './place-words.ts';

const agency = Array.from({ length: 6 }, (_, number) => `marketing plan ${number}`);

it.each([
  // The list's subject is not a place.
  ['en', [...agency, 'jobs in marketing', 'jobs in oakland'], ['oakland']],
  ['es', ['notaria en iquique', 'notarías en maipú', 'notaria providencia'], ['iquique', 'maipu']],
  ['es', ['notaria en la florida', 'notaria en rancagua'], ['florida', 'rancagua']],
  // One place alone is no choice, and what says how is no place.
  ['es', ['notaria en iquique', 'despido en maipú'], []],
  ['es', ['denuncia en línea', 'denuncia en maipú'], []],
  ['en', ['plumber in san jose', 'plumber in oakland', 'sum in excel'], ['san', 'jose', 'oakland']],
  ['en', ['seo in 2026', 'seo in 2027'], []],
  ['de', ['zahnarzt in bonn', 'zahnarzt in köln'], ['bonn', 'koln']],
  ['pl', ['notariusz w krakowie', 'notariusz w gdyni'], []],
])('in %s the places of %j are %j', (language, texts, expected) => {
  expect([...findPlaceWords(texts, language)]).toEqual(expected);
});
