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

/** The first two columns of a table: a text, and what it belongs to. */
export function readLabeled(file: string): { text: string; label: string }[] {
  return readTable(file).map((row) => {
    const [text = '', label = ''] = Object.values(row);
    return { text, label };
  });
}

/** The files that a setting names, separated by commas. */
export function listFiles(setting: string): string[] {
  return (process.env[setting] ?? '').split(',').filter((file) => file !== '');
}
