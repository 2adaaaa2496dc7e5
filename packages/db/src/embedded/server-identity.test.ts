import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findOrphans, identifyServer } from './server-identity.ts';

const boot = 1_700_000_000;
const pid = process.pid;
let proc: string;
let data: string;

beforeEach(() => {
  proc = mkdtempSync(join(tmpdir(), 'keydence-proc-'));
  data = join(proc, 'cluster/data');
  mkdirSync(data, { recursive: true });
  mkdirSync(join(proc, 'cluster/other'));
  writeFileSync(join(proc, 'stat'), `cpu 1 2 3\nbtime ${boot}\nprocesses 9\n`);
});
afterEach(() => rmSync(proc, { recursive: true }));

interface Shown {
  exe?: string;
  words?: string[];
  cwd?: string;
  ticks?: number;
  state?: string;
}

/** Makes this test's own process look like another program. */
function show({ exe, words = [], cwd, ticks = 1_000, state = 'S' }: Shown): void {
  const folder = join(proc, String(pid));
  mkdirSync(folder);
  const fields = [state, '1', ...Array<string>(17).fill('0'), String(ticks), '0'];
  writeFileSync(join(folder, 'stat'), `${pid} (a (b) c) ${fields.join(' ')}`);
  writeFileSync(join(folder, 'cmdline'), words.map((word) => `${word}\0`).join(''));
  if (exe) symlinkSync(exe, join(folder, 'exe'));
  if (cwd) symlinkSync(cwd, join(folder, 'cwd'));
}

const identify = (startedAt = boot + 10, ticks?: number) =>
  identifyServer({ pid, data, startedAt, ticks }, { proc, platform: 'linux' });
const postgres = '/opt/postgresql/bin/postgres';

describe('identifyServer', () => {
  test.each<[string, () => Shown, string]>([
    ['the server', () => ({ exe: postgres, words: [postgres, '-D', data, '-p', '5432'] }), 'ours'],
    [
      'one whose executable was replaced',
      () => ({ exe: `${postgres} (deleted)`, words: [postgres, '-D', data] }),
      'ours',
    ],
    ['one whose links are closed to us', () => ({ words: [postgres, '-D', data] }), 'ours'],
    [
      'one that was started inside its folder',
      () => ({ exe: postgres, words: [postgres], cwd: data }),
      'ours',
    ],
    [
      'a server on another folder',
      () => ({ exe: postgres, words: [postgres, '-D', join(data, '../other')] }),
      'other',
    ],
    [
      'a program with the word in its arguments',
      () => ({ exe: '/bin/sleep', words: ['sleep', 'postgres', '-D', data] }),
      'other',
    ],
    ['a shell inside the folder', () => ({ exe: '/bin/sh', words: ['sh'], cwd: data }), 'other'],
    ['a server that shows no folder', () => ({ exe: postgres, words: [postgres] }), 'unknown'],
    ['a process that shows nothing', () => ({}), 'unknown'],
    [
      'a process that has ended and was not collected',
      () => ({ exe: postgres, words: [postgres, '-D', data], state: 'Z' }),
      'gone',
    ],
  ])('%s', (_name, shown, identity) => {
    show(shown());
    expect(identify()).toBe(identity);
  });

  test("compares the start with the file, or with the guard's record if the clock was set", () => {
    show({ exe: postgres, words: [postgres, '-D', data], ticks: 1_000 });
    expect(identify(boot + 10)).toBe('ours');
    expect(identify(boot + 3_600)).toBe('unknown');
    expect(identify(boot + 3_600, 1_000)).toBe('ours');
    expect(identify(boot + 3_600, 999)).toBe('unknown');
    expect(identify(Number.NaN)).toBe('unknown');
  });

  test('returns unknown on systems that show no process details', () => {
    show({ exe: '/bin/sleep', words: ['sleep'] });
    expect(identifyServer({ pid, data, startedAt: boot }, { proc, platform: 'darwin' })).toBe('unknown');
  });

  test('recognizes a free process id', () => {
    const free = { pid: 2 ** 22 + 1, data, startedAt: boot };
    expect(identifyServer(free, { proc, platform: 'darwin' })).toBe('gone');
  });
});

describe.runIf(process.platform === 'linux')('findOrphans', () => {
  test('finds processes of a dead server, but neither a running server nor its processes', () => {
    const add = (number: number, { parent, title }: { parent: number; title: string }) => {
      const folder = join(proc, String(number));
      mkdirSync(folder);
      writeFileSync(join(folder, 'stat'), `${number} (postgres) S ${parent} 0`);
      writeFileSync(join(folder, 'cmdline'), title);
      symlinkSync(postgres, join(folder, 'exe'));
      symlinkSync(data, join(folder, 'cwd'));
    };
    add(101, { parent: 1, title: 'postgres: app postgres 127.0.0.1(4000) SELECT' });
    add(102, { parent: 1, title: `${postgres}\0-D\0${data}\0` });
    add(103, { parent: 102, title: 'postgres: checkpointer ' });
    expect(findOrphans(data, proc)).toEqual([101]);
  });
});

describe.runIf(process.platform === 'linux')('with the real /proc', () => {
  let stranger: ChildProcess;
  afterEach(() => stranger.kill('SIGKILL'));

  test("treats a program with PostgreSQL's name and our folder as another program", () => {
    stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'postgres', '-D', data]);
    const started = Number(/^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1]);
    const claim = { pid: stranger.pid ?? 0, data, startedAt: started };
    expect(identifyServer(claim)).toBe('other');
  });
});
