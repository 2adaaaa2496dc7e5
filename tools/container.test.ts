import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const instructions = read('Dockerfile')
  .replaceAll(/\\\n\s*/g, ' ')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => ({ verb: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));

/** What COPY takes from the sources, and not from another stage. */
const copied = instructions
  .filter(({ verb, rest }) => verb === 'COPY' && !rest.startsWith('--from'))
  .flatMap(({ rest }) => rest.split(' ').slice(0, -1));

describe('the image', () => {
  test.each(copied)('copies %s, which is there', (file) => {
    expect(existsSync(resolve(root, file))).toBe(true);
  });

  test('knows every package that the server or the web app needs', () => {
    const manifest = JSON.parse(read('apps/server/package.json')) as { dependencies: Record<string, string> };
    const needed = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@keydence/'));
    const missing = needed.filter(
      (name) => !copied.includes(`packages/${name.slice('@keydence/'.length)}/package.json`),
    );
    expect(missing).toEqual([]);
  });

  test('copies only from stages that come before', () => {
    const stages = new Set<string>();
    for (const { verb, rest } of instructions) {
      const from = /^--from=(\S+)/.exec(rest)?.[1];
      if (verb === 'COPY' && from) expect(stages).toContain(from);
      const name = / AS (\S+)$/.exec(rest)?.[1];
      if (verb === 'FROM' && name) stages.add(name);
    }
  });

  test('runs as nobody special, in the form that gets signals, and tells of its health', () => {
    const last = (verb: string) =>
      instructions.findLast((instruction) => instruction.verb === verb)?.rest ?? '';
    expect(last('USER')).toBe('node');
    expect(JSON.parse(last('ENTRYPOINT'))).toEqual(['node', 'apps/server/dist/main.js']);
    expect(last('HEALTHCHECK')).toContain('/health/ready');
  });
});

describe('the composition', () => {
  const { services, configs } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<
      string,
      { environment: Record<string, string>; env_file?: object; command?: string[]; healthcheck?: object }
    >;
    configs: Record<string, { content: string }>;
  };
  const settings = new Set(
    [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
  );

  test('starts PostgreSQL, servers and workers', () => {
    expect(Object.keys(services).sort()).toEqual(['postgres', 'server', 'worker']);
    expect([services.server?.command, services.worker?.command]).toEqual([['start'], ['worker']]);
    expect(services.postgres?.healthcheck).toBeDefined();
  });

  test("logs in as an owner without a right over the server, who is not the cluster's first user", () => {
    const owner = /^postgres:\/\/(\w+):/.exec(services.server?.environment.DATABASE_URL ?? '')?.[1];
    expect(owner).toBe('keydence');
    expect(services.postgres?.environment).not.toHaveProperty('POSTGRES_USER');
    const statements = configs.owner?.content ?? '';
    expect(statements).toContain(`create role ${owner} login createrole password :'password';`);
    expect(statements).toContain(`create database ${owner} owner ${owner} `);
    expect(statements).not.toMatch(/superuser|bypassrls/i);
  });

  test('passes the settings of .env, but keeps the addresses of the containers', () => {
    for (const service of [services.server, services.worker]) {
      expect(service?.env_file).toEqual([{ path: '.env', required: false }]);
      const kept = ['HOST', 'PORT', 'OPS_HOST', 'OPS_PORT', 'DATA_DIR', 'DATABASE_URL', 'WORKER'];
      expect(Object.keys(service?.environment ?? {})).toEqual(expect.arrayContaining(kept));
    }
  });

  test('gives only settings that there are', () => {
    const given = [services.server, services.worker].flatMap((service) =>
      Object.keys(service?.environment ?? {}),
    );
    expect(given.filter((name) => !settings.has(name))).toEqual([]);
  });
});
