import { readFileSync } from 'node:fs';
import papaparse from 'papaparse';

/** Rows of a table with a header; commas or tabs, whichever the header uses. Texts are trimmed. */
export function readTable(file: string): Record<string, string>[] {
  const { data } = papaparse.parse<Record<string, string>>(readFileSync(file, 'utf8'), {
    header: true,
    skipEmptyLines: true,
    transform: (value) => value.trim(),
  });
  return data;
}

/** The files that a setting names, separated by commas. */
export function listFiles(setting: string): string[] {
  return (process.env[setting] ?? '').split(',').filter((file) => file !== '');
}
