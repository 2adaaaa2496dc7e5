import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Modules that may read clocks and write dates, each with a reason. */
const allowed: Readonly<Record<string, string>> = {
  'packages/domain/src/dates/format-date.ts': 'the formatter',
  'packages/search-data/src/imports/read-months.ts': 'names of months in headers of files, in UTC',
  'packages/domain/src/report-schedule/zoned-time.ts': 'the arithmetic of time zones',
  'apps/web/src/lib/dates.tsx': 'asks for the zone of the browser',
  'packages/ui/src/charts/day-line.tsx': 'axes of calendar days, in UTC; the package knows no domain',
  'packages/ui/src/charts/rank-history-lines.tsx':
    'axes of calendar days, in UTC; the package knows no domain',
};

const forbidden: readonly RegExp[] = [
  /\.toLocale(?:Date|Time)String\(/,
  /\bDateTimeFormat\(/,
  // Matches dates only; numbers are formatted by language or digits.
  /\.toLocaleString\(\s*\)/,
  /\.toLocaleString\([^)]*\b(?:dateStyle|timeStyle|weekday|year|month|day|hour|minute)\b/,
  /\.(?:getFullYear|getMonth|getDate|getDay|getHours|getMinutes|getTimezoneOffset|toDateString|toTimeString)\(/,
];

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !['node_modules', 'dist', 'test', 'testing'].includes(entry.name))
      yield* sources(file);
    else if (/\.tsx?$/.test(entry.name) && !/\.(?:test|fixture|generated)\./.test(entry.name)) yield file;
  }
}

const files = ['apps', 'packages'].flatMap((folder) => [...sources(folder)]);

it('writes dates only by the formatter, with a named time zone', () => {
  const found = files
    .filter((file) => !(file in allowed))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return forbidden.filter((pattern) => pattern.test(text)).map((pattern) => `${file}: ${pattern.source}`);
    });
  expect(found).toEqual([]);
});

it('lists only modules that need an exception', () => {
  const needless = Object.keys(allowed).filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return !forbidden.some((pattern) => pattern.test(text));
  });
  expect(needless).toEqual([]);
});
