import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkTree } from './check-tree.ts';
import { findSlowPatterns } from './find-slow-patterns.ts';

const root = resolve(import.meta.dirname, '../..');
const find = (source: string): string[] =>
  findSlowPatterns('apps/server/src/a.ts', source).map(({ reason }) => reason);

describe('a pattern that backtracks', () => {
  it.each([
    ['over its own repetition', 'export const p = /^(a+)+$/;', /exponential \(self\)/],
    ['between two quantifiers', String.raw`const p = /^\d+\.?\d*$/;`, /quadratic \(trade\)/],
    ['from every place of the text', String.raw`text.replace(/\/+$/, '')`, /quadratic \(move\)/],
    ['from every beginning', 'const tag: RegExp = /<[^>]+>/g;', /reads its own beginning again/],
    ['in the arguments of a call', String.raw`z.string().regex(/^\s*(\w+)\s*\w*$/)`, /quadratic/],
    ['as text', "new RegExp('^(a+)+$')", /built from text/],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a template.
    ['as a template', 'RegExp(`^${name}+$`)', /built from text/],
  ])('is found %s', (_where, source, reason) => {
    expect(find(source)).toEqual(expect.arrayContaining([expect.stringMatching(reason)]));
  });

  it('fails the check of the tree, by file and line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'keydence-patterns-'));
    try {
      mkdirSync(join(folder, 'apps/server/src'), { recursive: true });
      mkdirSync(join(folder, 'packages'));
      writeFileSync(join(folder, 'apps/server/src/planted.ts'), '\nexport const p = /^(a+)+$/;\n');
      writeFileSync(join(folder, 'apps/server/src/planted.test.ts'), 'export const p = /^(a+)+$/;\n');
      expect(checkTree(folder)).toEqual([
        expect.stringMatching(/^apps\/server\/src\/planted\.ts:2 \/\^\(a\+\)\+\$\/ is slow: exponential/),
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

it.each([
  'const p = /^[a-z]{1,63}$/;',
  String.raw`text.replace(/(?<!\/)\/+$/, '')`,
  'const p = /"[^"]*"/g;',
  'const p = /<[^<>]+>/g;',
  'const copy = new RegExp(/a+/);',
])('accepts %s as fast', (source) => {
  expect(find(source)).toEqual([]);
});

it('has no match in the product', () => {
  expect(checkTree(root)).toEqual([]);
}, 60_000);
