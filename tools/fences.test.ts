import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The table of docs/ARCHITECTURE.md; `tests` lists packages that only tests may import. */
const rooms: Record<string, { imports: string[]; tests?: string[] }> = {
  'packages/domain': { imports: [] },
  'packages/db': { imports: ['domain'] },
  'packages/search-data': { imports: ['domain'] },
  'packages/analyst': { imports: ['domain'] },
  'packages/moves': { imports: ['domain'] },
  'packages/topics': { imports: ['domain'] },
  'packages/pages': { imports: ['topics'] },
  'packages/identity': { imports: ['domain', 'db'] },
  'packages/api': { imports: ['domain', 'db'], tests: ['search-data', 'topics'] },
  'packages/client': { imports: [] },
  'packages/ui': { imports: [] },
  'apps/server': {
    imports: ['domain', 'db', 'search-data', 'analyst', 'topics', 'moves', 'pages', 'identity', 'api'],
  },
  // Only types of api, as a development dependency.
  'apps/web': { imports: ['domain', 'ui'], tests: ['api'] },
  bench: { imports: ['domain', 'db', 'api', 'moves', 'search-data', 'server', 'topics'] },
  e2e: { imports: [], tests: ['search-data'] },
  examples: { imports: ['domain', 'api', 'client'] },
  reliability: { imports: ['domain', 'db', 'api', 'analyst', 'bench', 'search-data', 'server'] },
};

/**
 * The folders of packages/api/src, each with the groups of docs/ARCHITECTURE.md. A folder imports only folders before it;
 * `index.ts`, `router.ts` and what `trpc.ts` needs are outside.
 */
const apiFolders = [
  // What all of them need.
  'runs access audit-log pictures sources site-changes keyword-lists gains stored-reports members',
  // Nouns.
  'tracked-domains workspaces console-facts overview keywords topics competitors gaps reports predictions content-plan',
  'pages radar briefs moves trends keyword-views search-totals report-shares invitations feedback newsletter profile',
  'sessions api-keys locations account account-activity confirmations notifications',
  // Pipelines, which use several nouns.
  'imports search-console refreshes alerts sample-story setup spending report-schedule',
].flatMap((names) => names.split(' '));

const skipped = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report', 'meta']);
const files = listFiles(root);
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('rooms', () => {
  test.each(Object.entries(rooms))('%s imports only allowed packages', (room, fence) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${room}/package.json`));
    const ours = (names: object) =>
      Object.keys(names)
        .filter((name) => name.startsWith('@keydence/'))
        .map((name) => name.slice('@keydence/'.length));
    expect(ours(dependencies).filter((name) => !fence.imports.includes(name))).toEqual([]);
    const inTests = [...fence.imports, ...(fence.tests ?? [])];
    expect(ours(devDependencies).filter((name) => !inTests.includes(name))).toEqual([]);
  });

  test('every package is in the table', () => {
    const packages = files.filter((file) => file.endsWith('/package.json')).map((file) => dirname(file));
    expect(packages.sort()).toEqual(Object.keys(rooms).sort());
  });

  test('no relative import leaves its package', () => {
    const escapes = code.flatMap((file) => {
      const room = Object.keys(rooms).find((name) => file.startsWith(`${name}/`));
      if (!room) return [];
      return relativeImports(read(file))
        .filter((target) => !join(dirname(file), target).startsWith(`${room}/`))
        .map((target) => `${file} imports ${target}`);
    });
    expect(escapes).toEqual([]);
  });

  test('a folder of packages/api imports only folders before it', () => {
    const known = new Set(apiFolders);
    const links = listLinks('packages/api/src').filter(({ from, to }) => known.has(from) && to !== '');
    const against = links.filter(
      ({ from, to }) => apiFolders.indexOf(to) > apiFolders.indexOf(from) || !known.has(to),
    );
    expect(against).toEqual([]);
    const folders = new Set(listLinks('packages/api/src').map(({ from }) => from));
    expect([...folders].filter((name) => !known.has(name) && name !== '')).toEqual([]);
  });

  test.each(Object.keys(rooms).filter((room) => room !== 'apps/web'))(
    'no two folders of %s import each other',
    (room) => {
      const links = listLinks(`${room}/src`);
      const pairs = new Set(links.map(({ from, to }) => `${from} ${to}`));
      expect(links.filter(({ from, to }) => from && to && pairs.has(`${to} ${from}`))).toEqual([]);
    },
  );

  test('the web app imports downwards: app, features, lib', () => {
    const layers = ['lib', 'features', 'app'];
    const upwards = listLinks('apps/web/src').filter(
      ({ from, to }) => layers.includes(from) && layers.indexOf(to) > layers.indexOf(from),
    );
    expect(upwards).toEqual([]);
  });

  test('only tests import what supports tests', () => {
    const uses = code
      .filter((file) => Object.keys(rooms).some((room) => file.startsWith(`${room}/src/`)))
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .filter((file) => /from ['"][^'"]*(\/testing\/|\/testing['"])/.test(read(file)));
    expect(uses).toEqual([]);
  });

  test('the domain uses nothing but zod', () => {
    const { dependencies } = JSON.parse(read('packages/domain/package.json'));
    expect(Object.keys(dependencies)).toEqual(['zod']);
  });
});

describe('files', () => {
  test('are short: 300 lines, tests 500', () => {
    const long = [...code, ...files.filter((file) => file.endsWith('.css'))]
      .filter((file) => !file.endsWith('.generated.ts'))
      .map((file) => ({ file, lines: read(file).trimEnd().split('\n').length }))
      .filter(({ file, lines }) => lines > (/\.(test|e2e)\.tsx?$/.test(file) ? 500 : 300));
    expect(long).toEqual([]);
  });

  test('have specific names', () => {
    const vague =
      /(^|\/)(utils?|helpers?|services?|managers?|common|misc)[/.]|-(utils?|helpers?|service|manager)\./;
    expect(code.filter((file) => vague.test(file))).toEqual([]);
  });

  test('an api folder holds router, access, <verb>-<noun>, <noun>-view, texts and tests', () => {
    const verbs =
      'accept acquire add adopt analyze apply ask assign begin build bump cancel cast change check choose claim collect compare complete compose compute count create decode delete disconnect discover encode end enqueue ensure ' +
      'estimate export fetch find finish fire follow get hash ignore insert inspect judge keep limit list load lock make mark measure merge move mute note order pack plan poll prepare preview propose prove purge queue read record refresh remove replace report ' +
      'request require resend restore resume retry revert run save score seal select send set settle sign skip start store sum summarise tag take test track update visit vote watch write';
    const name = new RegExp(
      `^(router|access|[a-z-]+-(view|messages)|(${verbs.split(' ').join('|')})-[a-z-]+)\\.ts$`,
    );
    const strange = code
      .filter((file) => /^packages\/api\/src\/[^/]+\//.test(file))
      .filter((file) => !/\.test\.ts$/.test(file))
      .filter((file) => !name.test(file.slice(file.lastIndexOf('/') + 1)));
    expect(strange).toEqual([]);
  });
});

describe('documents', () => {
  const documents = files.filter((file) => extname(file) === '.md');

  test('name only paths that exist', () => {
    const missing = documents.flatMap((document) =>
      namedPaths(read(document), dirname(document))
        .filter((path) => !['', '.ts', '.tsx'].some((ending) => existsSync(join(root, path + ending))))
        .map((path) => `${document} names ${path}`),
    );
    expect(missing).toEqual([]);
  });

  test('no file names a folder of one machine', () => {
    const personal = /(^|[\s'"`(=])\/(work|root|home|Users)\/\w/m;
    const text = files.filter((file) => /\.(ts|tsx|mjs|md|json|ya?ml|css|html|sql)$/.test(file));
    expect(text.filter((file) => personal.test(read(file)))).toEqual([]);
  });
});

test('decisions have consecutive numbers and unique titles', () => {
  const decisions = files.filter((file) => file.startsWith('docs/adr/')).sort();
  const titles = decisions.map((file) => /^# (\d+)\. /.exec(read(file))?.[1]);
  expect(decisions.map((file) => Number(file.slice('docs/adr/'.length).slice(0, 4)))).toEqual(
    decisions.map((_, at) => at + 1),
  );
  expect(titles).toEqual(decisions.map((_, at) => String(at + 1)));
});

function listFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    if (skipped.has(name) || (name.startsWith('.') && name !== '.ci')) return [];
    const path = join(folder, name);
    return statSync(path).isDirectory() ? listFiles(path) : [relative(root, path)];
  });
}

function relativeImports(source: string): string[] {
  return [...source.matchAll(/(?:from|import|import\() ?['"](\.[^'"]*)['"]/g)].map((match) => match[1] ?? '');
}

/** Imports from one folder of `source` by another, without tests; the folder of `source` itself is ''. */
function listLinks(source: string): { file: string; from: string; to: string }[] {
  const folderOf = (file: string) => /^([^/]+)\//.exec(file.slice(source.length + 1))?.[1] ?? '';
  return code
    .filter((file) => file.startsWith(`${source}/`) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      relativeImports(read(file)).map((target) => ({
        file,
        from: folderOf(file),
        to: folderOf(join(dirname(file), target)),
      })),
    )
    .filter(({ from, to }) => from !== to);
}

/**
 * Paths in backticks that start with a room, and targets of relative links. Patterns in <> are not
 * paths.
 */
function namedPaths(markdown: string, folder: string): string[] {
  const quoted = [
    ...markdown.matchAll(/`((?:packages|apps|tools|docs|bench|e2e|examples|reliability)\/[\w./-]+)`/g),
  ];
  const linked = [...markdown.matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)/g)];
  return [...quoted.map((match) => match[1] ?? ''), ...linked.map((match) => join(folder, match[1] ?? ''))];
}
