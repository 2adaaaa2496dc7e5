import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DOMParser } from '@xmldom/xmldom';
import { parse as parseToml } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const inCatalogue = (file: string) => read(`deploy/catalogues/${file}`);
const { version } = JSON.parse(read('package.json'));
const image = `${parse(read('deploy/helm/keydence/values.yaml')).image.repository}:${version}`;
const settings = new Set(
  [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
);

interface Service {
  image?: string;
  environment?: Record<string, string> | string[];
  volumes?: (string | { target: string })[];
  read_only?: boolean;
}
interface Composition {
  services: Record<string, Service>;
  volumes?: Record<string, object | null>;
}

const namesOf = ({ environment = {} }: Service) =>
  Array.isArray(environment)
    ? environment.map((pair) => pair.split('=', 1)[0] ?? '')
    : Object.keys(environment);

describe.each([
  ['casaos/docker-compose.yml', 'keydence', ['TZ']],
  ['umbrel/keydence/docker-compose.yml', 'server', []],
  ['coolify/keydence.yaml', 'keydence', ['SERVICE_FQDN_KEYDENCE_3000']],
  ['dokploy/docker-compose.yml', 'keydence', []],
] as [file: string, service: string, own: string[]][])('%s', (file, name, own) => {
  const { services, volumes = {} } = parse(inCatalogue(file)) as Composition;
  const service = services[name] ?? {};

  test('runs the image of this version with settings that there are, and keeps /data', () => {
    expect(service.image).toBe(image);
    expect(namesOf(service).filter((each) => !settings.has(each) && !own.includes(each))).toEqual([]);
    expect(namesOf(service)).toContain('PUBLIC_URL');
    const targets = (service.volumes ?? []).map((volume) =>
      typeof volume === 'string' ? volume.split(':').at(-1) : volume.target,
    );
    expect(targets).toContain('/data');
  });

  test('declares the volumes that it names', () => {
    const named = Object.values(services).flatMap(({ volumes: used = [] }) =>
      used.flatMap((volume) => (typeof volume === 'string' ? [volume.split(':', 1)[0] ?? ''] : [])),
    );
    expect(named.filter((each) => /^[\w-]+$/.test(each) && !(each in volumes))).toEqual([]);
  });
});

test('CasaOS finds the main service, its port and every text in English', () => {
  const { services, 'x-casaos': app } = parse(inCatalogue('casaos/docker-compose.yml'));
  expect(Object.keys(services)).toContain(app.main);
  expect(services[app.main].ports.map((port: { published: string }) => port.published)).toContain(
    app.port_map,
  );
  expect(app.architectures).toEqual(['amd64', 'arm64']);
  for (const field of ['title', 'tagline', 'description']) expect(app[field].en_us).toMatch(/\w/);
  for (const field of ['author', 'developer', 'category', 'icon']) expect(app[field]).toMatch(/\w/);
});

test('Umbrel finds each required field, and the proxy leads to the server', () => {
  const manifest = parse(inCatalogue('umbrel/keydence/umbrel-app.yml'));
  const texts = [
    'id',
    'name',
    'tagline',
    'icon',
    'category',
    'version',
    'description',
    'developer',
    'website',
    'submitter',
    'submission',
    'support',
  ];
  for (const field of texts) expect([field, typeof manifest[field]]).toEqual([field, 'string']);
  expect(manifest).toMatchObject({ manifestVersion: 1, id: 'keydence', version, port: expect.any(Number) });
  expect(manifest.tagline.endsWith('.')).toBe(false);
  const { services } = parse(inCatalogue('umbrel/keydence/docker-compose.yml'));
  expect(services.app_proxy.environment).toEqual({ APP_HOST: `${manifest.id}_server_1`, APP_PORT: 3000 });
  expect(services.server.environment.PUBLIC_URL).toContain(`:${manifest.port}`);
});

test('Coolify reads its head, and the owner of the database has no right over the server', () => {
  const text = inCatalogue('coolify/keydence.yaml');
  for (const field of ['documentation', 'slogan', 'tags', 'logo', 'port'])
    expect(text).toMatch(new RegExp(`^# ${field}: \\S`, 'm'));
  expect(text).toContain("create role keydence login createrole password :'password';");
  expect(text).not.toMatch(/superuser|bypassrls/i);
});

test('Dokploy gives the settings that its composition reads, and a domain to its service', () => {
  const template = parseToml(inCatalogue('dokploy/template.toml')) as {
    variables: Record<string, string>;
    config: { domains: { serviceName: string; port: number; host: string }[]; env: Record<string, string> };
  };
  const composition = inCatalogue('dokploy/docker-compose.yml');
  const read = [...composition.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(template.config.env)).toEqual(expect.arrayContaining(read));
  expect(template.config.domains).toEqual([
    { serviceName: 'keydence', port: 3000, host: expect.stringContaining('main_domain') },
  ]);
  const meta = JSON.parse(inCatalogue('dokploy/meta.json'));
  expect(meta).toMatchObject({
    id: 'keydence',
    version,
    tags: expect.any(Array),
    links: { github: expect.any(String) },
  });
});

test('Unraid gets a template of version 2 with the port, the volume and settings that there are', () => {
  const errors: string[] = [];
  const parser = new DOMParser({
    errorHandler: (level, message) => void errors.push(`${level}: ${message}`),
  });
  const { documentElement } = parser.parseFromString(inCatalogue('unraid/keydence.xml'), 'text/xml');
  expect(errors).toEqual([]);
  expect([documentElement.tagName, documentElement.getAttribute('version')]).toEqual(['Container', '2']);
  const textOf = (name: string) => documentElement.getElementsByTagName(name)[0]?.textContent;
  expect(textOf('Repository')).toBe(image);
  expect(textOf('Privileged')).toBe('false');
  expect(textOf('WebUI')).toContain('[PORT:3000]');
  const configs = Array.from(documentElement.getElementsByTagName('Config'));
  const targets = (type: string) =>
    configs
      .filter((each) => each.getAttribute('Type') === type)
      .map((each) => each.getAttribute('Target') ?? '');
  expect([targets('Port'), targets('Path')]).toEqual([['3000'], ['/data']]);
  expect(targets('Variable').filter((name) => !settings.has(name))).toEqual([]);
});

test('Railway asks the health that the server has, and names no key that its schema lacks', () => {
  const { build, deploy } = JSON.parse(inCatalogue('railway/railway.json'));
  expect(build).toEqual({ builder: 'DOCKERFILE', dockerfilePath: 'Dockerfile' });
  const known = [
    'startCommand',
    'preDeployCommand',
    'healthcheckPath',
    'healthcheckTimeout',
    'restartPolicyType',
    'restartPolicyMaxRetries',
    'numReplicas',
    'sleepApplication',
    'cronSchedule',
    'overlapSeconds',
    'drainingSeconds',
  ];
  expect(Object.keys(deploy).filter((key) => !known.includes(key))).toEqual([]);
  expect(read('apps/server/src/operations/health.ts')).toContain(deploy.healthcheckPath);
});
