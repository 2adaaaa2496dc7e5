import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const projects = [...readFileSync(join(root, 'vitest.config.ts'), 'utf8').matchAll(/name: '(\w+)'/g)].map(
  ([, name]) => name,
);

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string | number>;
}
interface Job {
  needs?: string | string[];
  permissions?: Record<string, string>;
  steps: Step[];
  'timeout-minutes'?: number;
}
interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

describe.each(readdirSync(folder))('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const { permissions, jobs } = parse(text) as Workflow;
  const all = Object.values(jobs);
  const steps = all.flatMap((job) => job.steps);
  const lines = steps.map(({ run = '' }) => run).join('\n');

  test('runs only scripts, projects and programs that exist', () => {
    const named = [...lines.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const chosen = [...lines.matchAll(/--project (\w+)/g)].map(([, name]) => name);
    expect(chosen.filter((name) => !projects.includes(name))).toEqual([]);
    const runs = [...lines.matchAll(/npm run (reliability|bench) (\w+)/g)];
    for (const [, room, name] of runs) expect(existsSync(join(root, `${room}/${name}.ts`))).toBe(true);
  });

  test('may only read the repository, and ends each job in time', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const given = all.flatMap((job) => Object.entries(job.permissions ?? {}));
    expect(given.filter(([name, right]) => right === 'write' && name !== 'id-token')).toEqual([]);
    expect(all.every((job) => job['timeout-minutes'])).toBe(true);
  });

  test('puts no expression into a shell line, where its text would run as a command', () => {
    expect(lines).not.toContain('${{');
  });

  test('waits only for jobs that there are, on Node versions that are supported', () => {
    const needed = all.flatMap(({ needs = [] }) => needs);
    expect(needed.filter((name) => !(name in jobs))).toEqual([]);
    const versions = steps.flatMap((step) => String(step.with?.['node-version'] ?? 24));
    expect(
      versions.filter((version) => !['22', '24'].includes(version) && !/^\$\{\{ matrix.node/.test(version)),
    ).toEqual([]);
  });
});
