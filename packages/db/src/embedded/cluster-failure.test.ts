import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { explainFailure, isPassing } from './cluster-failure.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'keydence-failure-'));
  mkdirSync(join(home, 'data'));
});
afterEach(() => rmSync(home, { recursive: true }));

const log = (line: string) =>
  `2026-11-23 09:32:59.529 UTC [22215] LOG:  starting PostgreSQL 18.4\n2026-11-23 09:32:59.530 UTC [22215] ${line}`;

test.each([
  [log('FATAL:  lock file "postmaster.pid" already exists'), true],
  [log('FATAL:  could not create any TCP/IP sockets'), true],
  ['another guard was faster', true],
  [log('FATAL:  could not write lock file "postmaster.pid": No space left on device'), false],
  [
    `${log('LOG:  shutting down due to startup process failure')}\nx FATAL:  could not open file "pg_xact/0"`,
    false,
  ],
])('separates transient failures from others: %s', (said, passes) => {
  expect(isPassing(said)).toBe(passes);
});

test("quotes the server's own error", () => {
  const said = log('FATAL:  could not open file "global/pg_control"');
  expect(explainFailure(home, 'could not start', said).message).toBe(
    `PostgreSQL on ${home} could not start: could not open file "global/pg_control"`,
  );
});

test.each([
  log('FATAL:  could not write lock file "postmaster.pid": No space left on device'),
  'ENOSPC: no space left on device, write',
])('names a full disk and the next step', (said) => {
  expect(explainFailure(home, 'could not start', said).message).toBe(
    `the disk that holds ${home} is full, so PostgreSQL could not start. Nothing that was confirmed is lost. Free some space and start again.`,
  );
});

test.each([
  [
    9,
    18,
    'The first one is for the Keydence that wrote it; where PostgreSQL 9 is installed, this one can do it.',
  ],
  [19, 18, 'Start the newer Keydence that wrote it.'],
])('explains how to upgrade data of PostgreSQL %i for PostgreSQL %i', (wrote, runs, advice) => {
  const detail = `DETAIL:  The data directory was initialized by PostgreSQL version ${wrote}, which is not compatible with this version ${runs}.4.`;
  const { message } = explainFailure(
    home,
    'could not start',
    `${log('FATAL:  database files are incompatible with server')}\n${detail}`,
  );
  expect(message).toContain(
    `PostgreSQL ${wrote} wrote ${home}/data, and this Keydence runs PostgreSQL ${runs}`,
  );
  expect(message).toContain(advice);
});
