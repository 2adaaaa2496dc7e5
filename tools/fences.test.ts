import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Which rooms a room may import; the table of docs/ARCHITECTURE.md. `dev` is for tests and types. */
const fences: Record<string, { may: string[]; dev?: string[] }> = {
  'packages/domain': { may: [] },
  'packages/db': { may: ['domain'] },
  'packages/search-data': { may: ['domain'] },
  'packages/identity': { may: ['domain', 'db'] },
  'packages/api': { may: ['domain', 'db'], dev: ['search-data'] },
  'packages/ui': { may: [] },
  'apps/server': { may: ['domain', 'db', 'search-data', 'identity', 'api'] },
  'apps/web': { may: ['domain', 'ui'], dev: ['api'] },
  bench: { may: ['domain', 'db', 'api', 'search-data'] },
  e2e: { may: [] },
  examples: { may: [], dev: ['api'] },
};

/** What a room must never see, whatever its package.json says. */
const strangers: Record<string, RegExp> = {
  'packages/domain': /^(?!zod$)/,
  'packages/db': /^(@trpc\/|hono|@hono\/|react)/,
  'packages/search-data': /^(@trpc\/|hono|@hono\/|react|drizzle-orm|postgres)/,
  'packages/identity': /^(@trpc\/|hono|@hono\/|react)/,
  'packages/api': /^(hono|@hono\/|react|pg-boss|nodemailer|lucia)/,
  'packages/ui': /^(@trpc\/|@tanstack\/|hono|drizzle-orm|zod)/,
  'apps/web': /^(drizzle-orm|postgres|hono|lucia)/,
};

const scope = '@keydence/';
const maxLines = { code: 300, test: 500 };

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

describe('the rooms', () => {
  it('each have a fence', () => {
    const rooms = files
      .filter((file) => /^(.+)\/package\.json$/.test(file))
      .map((file) => path.dirname(file));
    expect(rooms.sort()).toEqual(Object.keys(fences).sort());
  });

  it.each(Object.entries(fences))('%s declares only what it may import', (room, { may, dev = [] }) => {
    const manifest = JSON.parse(read(`${room}/package.json`)) as Manifest;
    const declared = Object.keys(manifest.dependencies ?? {});
    const own = (names: string[]) =>
      names.filter((name) => name.startsWith(scope)).map((name) => name.slice(scope.length));
    expect(own(declared).filter((name) => !may.includes(name))).toEqual([]);
    expect(
      own(Object.keys(manifest.devDependencies ?? {})).filter((name) => ![...may, ...dev].includes(name)),
    ).toEqual([]);
    const stranger = strangers[room];
    expect(declared.filter((name) => !name.startsWith(scope) && stranger?.test(name))).toEqual([]);
  });

  it('take every version from the catalog', () => {
    const loose = Object.keys(fences).flatMap((room) => {
      const { dependencies, devDependencies } = JSON.parse(read(`${room}/package.json`)) as Manifest;
      return Object.entries({ ...dependencies, ...devDependencies })
        .filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*')
        .map(([name]) => `${room}: ${name}`);
    });
    expect(loose).toEqual([]);
  });

  it('are never left by a relative import', () => {
    const escapes = code.flatMap((file) => {
      const room = Object.keys(fences).find((name) => file.startsWith(`${name}/`));
      if (!room) return [];
      return [...read(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
        .map(([, target = '']) => path.join(path.dirname(file), target))
        .filter((target) => !target.startsWith(`${room}/`))
        .map((target) => `${file} -> ${target}`);
    });
    expect(escapes).toEqual([]);
  });

  it('give types alone from the api to the web', () => {
    const values = code
      .filter((file) => file.startsWith('apps/web/'))
      .filter((file) => /^import (?!type )[^;]*from '@keydence\/api'/m.test(read(file)));
    expect(values).toEqual([]);
  });
});

describe('files', () => {
  it('stay short', () => {
    const long = code
      .filter((file) => !/\/(migrations|sample)\/|locations/.test(file))
      .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
      .filter(({ file, lines }) => lines > (/\.(test|e2e)\./.test(file) ? maxLines.test : maxLines.code))
      .map(({ file, lines }) => `${lines} ${file}`);
    expect(long).toEqual([]);
  });

  it('of an api folder are a router, an access, a view or named by a verb', () => {
    const verbs =
      'add apply build change check collect compute count create decode delete encode enqueue ensure estimate fetch ' +
      'find forget gather get list load lock mark move notify notice parse plan read record refresh resolve retry run ' +
      'save score select set start store take update upsert validate view watch write';
    const allowed = new RegExp(
      `^(router|access|[a-z-]+-view|(${verbs.replaceAll(' ', '|')})-[a-z0-9-]+)(\\.test)?\\.ts$`,
    );
    const odd = files
      .filter((file) => /^packages\/api\/src\/[^/]+\/.+\.ts$/.test(file) && !file.includes('/testing/'))
      .filter((file) => !allowed.test(path.basename(file)));
    expect(odd).toEqual([]);
  });

  it('are not named after nothing', () => {
    const vague = code.filter((file) =>
      /(^|[/-])(utils?|helpers?|service|manager|common)([./-]|s\/|$)/.test(file),
    );
    expect(vague).toEqual([]);
  });

  it('hold no note for later and no switched-off check', () => {
    const marks =
      /\b(TODO|FIXME|XXX)\b|@ts-(ignore|nocheck|expect-error)|\b(it|test|describe)\.(skip|only|todo)\b/;
    const self = 'tools/fences.test.ts';
    expect(code.filter((file) => file !== self && marks.test(read(file)))).toEqual([]);
  });
});

describe('the documents', () => {
  const documents = files.filter((file) => file.endsWith('.md'));

  it.each(documents)('%s names only paths that exist', (file) => {
    const named = [
      ...read(file).matchAll(/`((?:apps|packages|docs|tools|bench|e2e|examples)\/[\w./-]+)`/g),
    ].map(([, name = '']) => name);
    const linked = [...read(file).matchAll(/\]\(((?!https?:|#)[^)]+)\)/g)].map(([, name = '']) =>
      path.join(path.dirname(file), name.replace(/#.*$/, '')),
    );
    expect([...named, ...linked].filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });
});
