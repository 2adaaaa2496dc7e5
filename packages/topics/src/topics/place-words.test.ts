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
  ['en', ['plumber in san jose', 'plumber in oakland', 'sum in excel'], ['sanjose', 'oakland']],
  ['en', ['seo in 2026', 'seo in 2027'], []],
  ['de', ['zahnarzt in bonn', 'zahnarzt in köln'], ['bonn', 'koln']],
  ['pl', ['notariusz w krakowie', 'notariusz w gdyni'], ['krakowie', 'gdyni']],
  [
    'en',
    ['plumber chicago', 'emergency plumber chicago', 'plumber dallas', 'plumber'],
    ['chicago', 'dallas'],
  ],
  ['en', ['new york plumber', 'plumber boston', 'new shoes'], ['newyork', 'boston']],
  ['en', ['hotel london', 'cheap hotel london'], []],
  ['en', Array.from({ length: 20 }, (_, number) => `tour ${number} paris`), []],
  ['fi', ['autonvuokraus helsingissä', 'autonvuokraus tampere'], ['helsingissa', 'tampere']],
  ['ja', ['税理士 東京', '大阪 税理士'], ['東京', '大阪']],
  ['ja', ['中目黒 美容室', '美容室 恵比寿', '美容室 世田谷'], ['中目黒', '恵比寿', '世田谷']],
  [
    'en',
    ['plumber', 'locksmith', 'dentist', 'electrician'].flatMap((service) =>
      ['joliet', 'elgin', 'aurora', 'skokie', 'wheaton'].flatMap((town) => [
        `${service} in ${town}`,
        `cheap ${service} ${town}`,
      ]),
    ),
    ['joliet', 'elgin', 'aurora', 'skokie', 'wheaton'],
  ],
  // What most of the list is about is no place either.
  [
    'en',
    ['plants', 'coffee', 'music', 'lighting', 'pets', 'desks'].flatMap((what) => [
      ...['office', 'warehouse'].map((where) => `${what} in ${where}`),
      `office ${what} ideas`,
    ]),
    [],
  ],
  // Of one subject: “in” says of what kind it is.
  [
    'en',
    ['benefits of', 'importance of', 'advantages of', 'types of']
      .flatMap((what) => ['business', 'sports'].map((where) => `${what} networking in ${where}`))
      .concat(Array.from({ length: 6 }, (_, number) => `business sports plan ${number}`)),
    [],
  ],
  // A keyword of its own is the subject of the list.
  [
    'en',
    [
      'marketing',
      ...['jobs', 'degree', 'career', 'course'].flatMap((what) => [
        `${what} in marketing`,
        `${what} in sales`,
      ]),
      ...agency,
    ],
    ['sales'],
  ],
  ['he', ['השכרת רכב תל אביב', 'השכרת רכב אילת'], ['תלאביב', 'אילת']],
])('in %s the places of %j are %j', (language, texts, expected) => {
  expect([...findPlaceWords(texts, language)]).toEqual(expected);
});
