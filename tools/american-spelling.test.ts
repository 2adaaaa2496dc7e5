import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Folders with texts for users: screens, e-mails and error messages. */
const folders = ['apps/web/src', 'apps/server/src', 'packages'];

/** Texts fixed by the specification. */
const given = ['Keydence analysed its own site'];

const british =
  /\b(?:(?:un)?recognis|organis|normalis|optimis|summaris|prioritis|(?:un)?authoris|customis|minimis|maximis|personalis|analys(?:ed|ing)\b|colour|favour|behaviour|neighbour|licence|labell(?:ed|ing)\b|cancell(?:ed|ing)|catalogue|centre|grey|judgement)/i;

/**
 * Sentences in quotation marks; a single word is a code name. Users read no SQL and no comments.
 */
const sentences =
  /'(?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)* (?:[^"\\\n]|\\.)*"|`[^`\n]* [^`\n]*`/g;

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (
      entry.isDirectory() &&
      !['node_modules', 'dist', 'test', 'testing', 'vocabulary', 'languages'].includes(entry.name)
    )
      yield* sources(file);
    else if (/\.tsx?$/.test(entry.name) && !/\.(?:test|fixture|generated)\./.test(entry.name)) yield file;
  }
}

function listBritish(file: string): string[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return lines
    .filter((line) => !/^\s*(?:\/\/|\/?\*)|^import /.test(line))
    .flatMap((line) => line.match(sentences) ?? [])
    .filter((text) => !given.some((part) => text.includes(part)))
    .filter((text) => british.test(text) && !/\b(?:select|update|insert|where|state =)\b/.test(text))
    .map((text) => `${file}: ${text}`);
}

it('spells texts of the interface, e-mails and errors in American English', () => {
  expect(folders.flatMap((folder) => [...sources(folder)]).flatMap(listBritish)).toEqual([]);
});
