import { expect, it } from 'vitest';
import { cutPatterns } from './cut-patterns.ts';

const tools = ['pin nailer', 'table saw', 'hammer drill', 'heat gun', 'wood lathe'];

it.each([
  ['en', tools, 'lowes', (tool: string) => `${tool} lowes`],
  ['en', tools, 'makita', (tool: string) => `makita ${tool}`],
  ['en', tools, 'makita, lowes', (tool: string) => `makita ${tool} lowes`],
  ['de', ['bluse', 'jeans', 'gürtel', 'hemd'], 'auf rechnung', (piece: string) => `${piece} auf rechnung`],
  ['pl', ['namiot', 'rolki', 'bieżnia', 'śpiwór'], 'na raty', (piece: string) => `${piece} na raty`],
  ['th', ['ตู้เย็น', 'เตารีด', 'พัดลม', 'แอร์'], 'โปรโมชั่น', (piece: string) => `${piece} โปรโมชั่น`],
])('in %s, of %j, cuts “%s”', (language, subjects, _, extend) => {
  const once = ['makita', 'lowes'].flatMap((word) => tools.map((tool) => `${tool} ${word}`));
  const others = language === 'en' ? once : [];
  const cut = cutPatterns([...subjects, ...subjects.map(extend), ...others], language);
  const written = cut.map((text) => text.replaceAll(' ', ''));
  expect(written.slice(subjects.length, 2 * subjects.length)).toEqual(written.slice(0, subjects.length));
});

it.each([
  [
    'few subjects have',
    ['table saw', 'heat gun', 'wood lathe', ...tools.slice(1, 4).map((tool) => `${tool} lowes`)],
  ],
  ['is a keyword', ['lowes', ...tools, ...tools.map((tool) => `${tool} lowes`)]],
  [
    'only subjects with a word in common have',
    ['office', 'office address', 'office hours', 'office rent', 'office space', 'office desk'].flatMap(
      (subject) => [subject, `virtual ${subject}`],
    ),
  ],
  ['goes with no keyword', tools.map((tool) => `${tool} lowes`)],
])('keeps what %s', (_, texts) => {
  expect(cutPatterns(texts, 'en')).toEqual(texts);
});
