import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importMessages } from './import-messages.ts';
import { openExport } from './open-export.ts';

const open = (lines: readonly string[]) =>
  openExport({ name: 'list.txt', content: strToU8(lines.join('\n')) });

describe('one column that is no list of keywords', () => {
  it.each([
    ['mailboxes', ['ann@example.com', 'bob@example.com', 'c.d@mail.org']],
    ['sites', ['example.com', 'rival.com', 'shop.third.de', 'forum.fourth.org']],
    ['files', ['IMG_001.jpg', 'IMG_002.jpg', 'notes.pdf']],
    [
      'sentences',
      ['It was a bright cold day in April, and dark.', 'He slipped through the doors.', 'The hall smelled.'],
    ],
    ['months', ['Jan 2024', 'Feb 2024', 'Mar 2024']],
    [
      'a log',
      ['2024-01-01 10:00:00 ERROR failed', '2024-01-01 10:00:01 INFO retry', '2024-01-01 10:00:02 INFO ok'],
    ],
    ['hashes', ['9f86d081884c7d65', '2c26b46b68ffc68f', 'fcde2b2edba56bf4']],
    ['a program', ['const a = 1;', 'function b() {', '  return a;', '}', 'export default b;']],
    ['statements', ["INSERT INTO k VALUES ('tea');", "INSERT INTO k VALUES ('pot');"]],
    ['a visiting card', ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Ann Bee', 'END:VCARD']],
    ['settings', ['API_KEY=abcdef', 'MODE=fast', 'HOST=bar']],
  ])('%s', async (_, lines) => {
    await expect(open(lines)).rejects.toThrow(importMessages.unknown);
  });
});

describe('a list', () => {
  it.each([
    ['with dashes before its lines', ['- green tea', '- black tea'], ['green tea', 'black tea']],
    ['with points before its lines', ['Keywords:', '• green tea', '• black tea'], ['green tea', 'black tea']],
    ['with empty columns behind', ['Keyword;;', 'green tea;;', 'black tea;;'], ['green tea', 'black tea']],
    ['with commas behind', ['green tea,', 'black tea,'], ['green tea', 'black tea']],
    ['with years behind its words', ['calendar 2024', 'marketing 2025'], ['calendar 2024', 'marketing 2025']],
    ['of questions', ['What is tea?', 'How to brew tea?'], ['what is tea?', 'how to brew tea?']],
    [
      'with a site in it',
      ['green tea', 'black tea', 'tea kettle', 'mint tea', 'amazon.com'],
      ['green tea', 'black tea', 'tea kettle', 'mint tea', 'amazon.com'],
    ],
  ])('%s', async (_, lines, texts) => {
    const { kind, rows } = await open(lines);
    expect({ kind, texts: [...rows()].map((row) => row.type === 'keyword' && row.keywordText) }).toEqual({
      kind: 'keyword_list',
      texts,
    });
  });
});
