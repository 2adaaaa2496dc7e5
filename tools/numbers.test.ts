import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Labels of facts without figures. */
const texts = new Set(['Format', 'Intent', 'Length', 'Page', 'Recommended format', 'Target word count']);

/** A fact of a list, a column of figures, and a grid column. */
const figures = [
  /\{\s*name: '([^']+)',\s*value:/g,
  /\{\s*header: '([^']+)',[^}]*?isNumber: true/g,
  /\bcount\('\w+', '([^']+)'/g,
];

const folder = path.join(root, 'apps/web/src/features');
const screens = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.tsx') && !name.includes('.test.'),
);
const shown = new Set(
  screens
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .flatMap((text) =>
      figures.flatMap((figure) => [...text.matchAll(figure)].map(([, label]) => label ?? '')),
    ),
);

const page = readFileSync(path.join(root, 'docs/numbers.md'), 'utf8');
const [numbers = '', labels = ''] = page.split('## Labels');
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (.+) \|$/gm)].map(([, row]) => (row ?? '').split(' | ').map((cell) => cell.trim()));
const names = new Set(
  rowsOf(numbers)
    .slice(1)
    .map(([name]) => name ?? ''),
);
const labelled = rowsOf(labels)
  .slice(1)
  .flatMap(([list = '', number = '']) => list.split(', ').map((label) => ({ label, number })));

it('explains every figure that a screen labels', () => {
  expect(shown.size).toBeGreaterThan(30);
  const known = new Set(labelled.map(({ label }) => label));
  expect([...shown].filter((label) => !texts.has(label) && !known.has(label)).sort()).toEqual([]);
});

it('gives each number a name, definition, unit, source and place', () => {
  for (const cells of rowsOf(numbers).slice(1))
    expect([cells[0], cells.filter(Boolean).length]).toEqual([cells[0], 5]);
  expect(names.size).toBe(rowsOf(numbers).length - 1);
});

it('links each label to an explained number, and has no unused label', () => {
  expect(labelled.filter(({ number }) => !names.has(number))).toEqual([]);
  const gone = labelled.filter(({ label }) => !shown.has(label)).map(({ label }) => label);
  expect(gone).toEqual([]);
});
