import { spawnSync } from 'node:child_process';

const maxLength = 72;
const bases = ['origin/main', 'main'];

/**
 * Commit subjects that are too long: those missing on `main`, or on `main` that of the last commit.
 * `note` gives the reason if some or all commits cannot be checked.
 * @param {string} root
 * @returns {{ checked: number, long: string[], note?: string }}
 */
export function checkSubjects(root) {
  const head = git(root, 'rev-parse', 'HEAD');
  if (head === null)
    return { checked: 0, long: [], note: 'No commit subject was checked: there is no history.' };
  const base = bases.map((name) => git(root, 'merge-base', 'HEAD', name)).find((commit) => commit !== null);
  const isRange = base !== undefined && base !== head;
  const range = isRange ? [`${base}..HEAD`] : ['-1', 'HEAD'];
  const subjects = (git(root, 'log', '--no-merges', '--format=%s', ...range) ?? '')
    .split('\n')
    .filter(Boolean);
  return {
    checked: subjects.length,
    long: subjects.filter((subject) => subject.length > maxLength),
    ...(base === undefined && {
      note: 'Only the last commit subject was checked: the history has no common commit with main.',
    }),
  };
}

/** The output, or null if the command fails. */
function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
