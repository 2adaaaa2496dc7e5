import { readFileSync } from 'node:fs';
import path from 'node:path';

const codes = ['en', 'de', 'fr', 'es', 'it'];

/** Statements that must never be published, in five languages; lines with `#` name their kind. */
export function readHostile(): string[] {
  return codes.flatMap((code) =>
    readFileSync(path.join(import.meta.dirname, 'statements', `hostile.${code}.txt`), 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
}
