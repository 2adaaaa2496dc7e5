import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { choosePlace } from './place.ts';

let closed: string;
let open: string;
let said: string[];
const isRoot = process.getuid?.() === 0;

beforeEach(() => {
  closed = mkdtempSync(join(tmpdir(), 'keydence-closed-'));
  open = mkdtempSync(join(tmpdir(), 'keydence-open-'));
  chmodSync(open, 0o755);
  said = [];
});
afterEach(() => {
  for (const folder of [closed, open]) rmSync(folder, { recursive: true, force: true });
});

const choose = (folder: string, native: string, reachableFolder: string) =>
  choosePlace({ folder, native, reachableFolder, log: (line) => said.push(line) });

describe('location of the embedded cluster', () => {
  test('is the requested folder if the server may enter it', () => {
    const place = choose(join(open, 'pg'), '/usr', open);
    expect([place.home, place.native, said]).toEqual([join(open, 'pg'), '/usr', []]);
  });

  test.runIf(isRoot)('moves only the binaries if the server may not enter their folder', () => {
    const native = join(closed, 'native');
    mkdirSync(join(native, 'bin'), { recursive: true });
    const place = choose(join(open, 'pg'), native, open);
    expect([place.home, said]).toEqual([join(open, 'pg'), []]);
    expect(place.native.startsWith(`${open}/postgresql-`)).toBe(true);
  });

  test.runIf(isRoot)('moves only the data and logs it', () => {
    const place = choose(join(closed, 'pg'), '/usr', open);
    expect(place.native).toBe('/usr');
    expect(said).toEqual([
      `Only root may enter ${join(closed, 'pg')}, so the database is kept in ${place.home}.`,
    ]);
  });

  test.runIf(isRoot)('is rejected if no folder is accessible to the server', () => {
    expect(() => choose(join(closed, 'pg'), '/usr', closed)).toThrow('PostgreSQL cannot run as root');
  });
});
