import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Words and phrases that read as translated or coined, and how many lines may have them: test data, quotes, fixed texts. */
const phrases: [pattern: string, most: number][] = [
  ['whoever|whomever|nobody|somebody|everybody|anybody', 45],
  ['(go|goes|went|gone|going) on', 10],
  ['anew|afresh', 0],
  ['lie|lies|lain', 0],
  ['stand|stands|stood', 15],
  ['(take|takes|took|taken|give|gives|gave|given) back', 0],
  ['of (theirs|ours|yours|nobody|somebody)', 12],
  ['(is|are|was|were|be) (told|said|had|heard|looked for|waited for)', 6],
  ['by itself|by themselves', 3],
  ['for good|half-way|meanwhile|beneath', 7],
  ['came true|come true|what came', 0],
  ['break off|breaks off|broken off|rests? on', 3],
  ['so many|so long|as soon as', 10],
  ['at once', 10],
];

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md', '.env.example'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !/generated|sample\/vocabulary|plain-english|reliability\.md/.test(file));
const lines = files.flatMap((file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .map((line) => `${file}: ${line.trim()}`),
);

test.each(phrases)('no more than the known lines say “%s”', (pattern, most) => {
  const found = lines.filter((line) => new RegExp(`\\b(?:${pattern})\\b`, 'i').test(line));
  expect(found.length > most ? found : []).toEqual([]);
});
