import { expect, it } from 'vitest';
import type { GroupLimits } from './group-units.ts';
import { moveByWords } from './move-by-words.ts';
import { weighMarks } from './text-marks.ts';

const texts = [
  ...['notaria rancagua', 'notaria providencia', 'notaria valdivia'],
  ...['notaria en iquique', 'notaria en maipu'],
  ...['ruidos molestos', 'denunciar ruidos molestos', 'ruidos molestos las condes', 'notaria las condes'],
  ...['carta de renuncia', 'modelo carta de renuncia', 'contrato de arriendo', 'contrato arriendo'],
  ...['contrato de trabajo', 'licencia de conducir'],
];
const topics = [0, 0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 6];
const pageGroups = [0, 0, 0, 1, 1, 2, 2, 2, 3, 4, 4, 5, 5, 6, 7];
const none = texts.map(() => -1);

function move(given: { pages?: readonly number[]; limits?: Partial<GroupLimits> } = {}) {
  const limits: GroupLimits = {
    changes: [],
    apart: [],
    together: [],
    owners: Int32Array.from(none),
    excluded: new Uint8Array(texts.length),
    weights: new Int32Array(texts.length).fill(1),
    ...given.limits,
  };
  const pages = Int32Array.from(given.pages ?? none);
  const marks = weighMarks(texts, 'es');
  const moved = moveByWords(Int32Array.from(topics), Int32Array.from(pageGroups), { marks, pages, limits });
  return (text: string) => moved[texts.indexOf(text)];
}

it('moves a page group to the topic that it shares more words with', () => {
  expect(move()('notaria las condes')).toBe(1);
});

it('moves a keyword on its own to the topic that has its words, and no other', () => {
  const topicOf = move();
  expect(topicOf('contrato de trabajo')).toBe(4);
  expect(topicOf('licencia de conducir')).toBe(6);
});

it('leaves what is nearest to its own topic', () => {
  const topicOf = move();
  expect(topicOf('ruidos molestos las condes')).toBe(2);
  expect(topicOf('modelo carta de renuncia')).toBe(3);
});

it('leaves what a person, an own page or the results placed', () => {
  const place = texts.indexOf('notaria las condes');
  const at = (value: number) => none.map((other, index) => (index === place ? value : other));
  const held: readonly Parameters<typeof move>[0][] = [
    { pages: at(4) },
    { limits: { owners: Int32Array.from(at(0)) } },
    { limits: { apart: [[place, 0]] } },
    { limits: { together: [[place, 5]] } },
    { limits: { changes: [[place, 5, 0.4]] } },
  ];
  for (const given of held) expect(move(given)('notaria las condes')).toBe(2);
});
