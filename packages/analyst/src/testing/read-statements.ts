import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface ListedStatement {
  text: string;
  /** The heading of its list: "multiples". */
  kind: string;
  language: string;
}

const directory = path.join(import.meta.dirname, 'statements');

/** The statements of `hostile.*.txt` or `honest.*.txt`: one a line, `#` opens a kind. */
export function readStatements(list: 'hostile' | 'honest', from = directory): ListedStatement[] {
  const files = readdirSync(from).filter((name) => name.startsWith(`${list}.`));
  return files.flatMap((name) => {
    let kind = '';
    return readFileSync(path.join(from, name), 'utf8')
      .split('\n')
      .flatMap((line) => {
        if (line.startsWith('# ')) kind = line.slice(2);
        return line.startsWith('# ') || line.trim() === ''
          ? []
          : [{ text: line, kind, language: name.split('.')[1] ?? '' }];
      });
  });
}
