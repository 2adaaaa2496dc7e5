import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSubjects } from './check-subjects.mjs';

const long = `fix: ${'a'.repeat(68)}`;
const fits = `fix: ${'a'.repeat(67)}`;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keydence-subjects-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...args: string[]) {
  const settings = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@mail.example',
    '-c',
    'commit.gpgsign=false',
  ];
  execFileSync('git', [...settings, ...args], { cwd: folder, stdio: 'ignore' });
}
const commit = (subject: string) => git('commit', '--allow-empty', '-m', subject);

describe('checkSubjects', () => {
  it('finds subjects of more than 72 characters that main does not have', () => {
    git('init', '-b', 'main');
    commit(`${long} on main`);
    git('checkout', '-b', 'change');
    for (const subject of [fits, long, fits]) commit(subject);
    expect(checkSubjects(folder)).toEqual({ checked: 3, long: [long] });
  });

  it('checks the last commit on main', () => {
    git('init', '-b', 'main');
    for (const subject of [`${long} before`, long]) commit(subject);
    expect(checkSubjects(folder)).toEqual({ checked: 1, long: [long] });
  });

  it('checks the last commit, with a note, if main is missing', () => {
    git('init', '-b', 'change');
    commit(long);
    expect(checkSubjects(folder)).toMatchObject({
      checked: 1,
      long: [long],
      note: expect.stringMatching(/^Only/),
    });
  });

  it('returns a note without a history', () => {
    expect(checkSubjects(folder)).toEqual({
      checked: 0,
      long: [],
      note: 'No commit subject was checked: there is no history.',
    });
  });
});
