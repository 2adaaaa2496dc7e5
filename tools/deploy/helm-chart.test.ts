import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import {
  chartOf,
  hasHelm,
  hashChart,
  listRenders,
  renderChart,
  rendersOf,
  stampName,
} from './render-chart.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const read = (file: string) => readFileSync(file, 'utf8');
const chart = chartOf(root);
const settings = new Set(
  [...read(join(root, '.env.example')).matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
);

interface Container {
  name: string;
  image: string;
  args?: string[];
  env?: { name: string }[];
  envFrom?: { secretRef: { name: string } }[];
  ports?: { name: string }[];
  startupProbe?: object;
  readinessProbe?: { httpGet?: { port: string } };
  livenessProbe?: object;
  securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean };
  volumeMounts: { name: string; mountPath: string }[];
}
interface Pod {
  metadata: { labels: Record<string, string> };
  spec: {
    securityContext: { runAsNonRoot: boolean };
    automountServiceAccountToken: boolean;
    containers: Container[];
    volumes: { name: string; persistentVolumeClaim?: { claimName: string } }[];
  };
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  spec: {
    template?: Pod;
    replicas?: number;
    selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>;
    podSelector?: { matchLabels: Record<string, string> };
    volumeClaimTemplates?: { metadata: { name: string } }[];
  };
}

const parseManifests = (text: string): Manifest[] =>
  parseAllDocuments(text)
    .map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as Manifest | null;
    })
    .filter((manifest) => manifest !== null);
const idOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;
const sorted = (manifests: Manifest[]) => manifests.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));

test('the renders are those of this chart (npm run render-chart)', () => {
  expect(read(join(rendersOf(root), stampName)).trim()).toBe(hashChart(root));
});

test.runIf(hasHelm()).each(listRenders(root))('helm renders $file', (render) => {
  const rendered = parseManifests(renderChart(root, render));
  expect(sorted(rendered)).toEqual(sorted(parseManifests(read(join(rendersOf(root), render.file)))));
});
test.skipIf(hasHelm())('skipped: helm is not installed', () => {});

describe.each(listRenders(root).map(({ file }) => file))('%s', (file) => {
  const manifests = parseManifests(read(join(rendersOf(root), file)));
  const pods = manifests.flatMap(({ spec }) => (spec?.template ? [spec.template] : []));
  const containers = pods.flatMap((pod) => pod.spec.containers);

  test('names each object once, with its kind and version', () => {
    expect(new Set(manifests.map(idOf)).size).toBe(manifests.length);
    expect(manifests.every(({ apiVersion, kind }) => Boolean(apiVersion && kind))).toBe(true);
  });

  test('runs every container as an ordinary user on a read-only root, without a token of the cluster', () => {
    for (const pod of pods) {
      expect(pod.spec).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true },
      });
    }
    for (const { securityContext } of containers) {
      expect(securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      });
    }
  });

  test('probes servers and workers on a port that they have', () => {
    for (const { name, ports = [], startupProbe, readinessProbe, livenessProbe } of containers) {
      if (name === 'migrate' || name === 'postgres') continue;
      expect([startupProbe, readinessProbe, livenessProbe].every(Boolean)).toBe(true);
      expect(ports.map((port) => port.name)).toContain(readinessProbe?.httpGet?.port);
    }
  });

  test('mounts only volumes that there are', () => {
    for (const { spec } of manifests) {
      const own = spec?.volumeClaimTemplates?.map(({ metadata }) => metadata.name) ?? [];
      const names = [...(spec?.template?.spec.volumes.map(({ name }) => name) ?? []), ...own];
      const mounted = spec?.template?.spec.containers.flatMap(({ volumeMounts }) =>
        volumeMounts.map(({ name }) => name),
      );
      expect(names).toEqual(expect.arrayContaining(mounted ?? []));
    }
  });

  test('selects pods that there are, by every service, budget and policy', () => {
    const selectors = manifests.flatMap(({ kind, spec }) => {
      if (kind === 'Service') return [spec.selector as Record<string, string>];
      const labels = spec?.selector?.matchLabels ?? spec?.podSelector?.matchLabels;
      return labels ? [labels] : [];
    });
    expect(selectors.length).toBeGreaterThan(2);
    for (const labels of selectors) {
      expect(
        pods.some((pod) =>
          Object.entries(labels).every(([name, value]) => pod.metadata.labels[name] === value),
        ),
      ).toBe(true);
    }
  });

  test('gives only settings that there are', () => {
    const given = containers
      .filter(({ name }) => name !== 'postgres')
      .flatMap(({ env = [] }) => env.map(({ name }) => name));
    expect(given.filter((name) => !settings.has(name))).toEqual([]);
  });
});

test('the migration runs before an update, and before the first start on your PostgreSQL', () => {
  const hookOf = (file: string) =>
    parseManifests(read(join(rendersOf(root), file))).find(({ kind }) => kind === 'Job')?.metadata
      .annotations?.['helm.sh/hook'];
  expect(hookOf('your-postgres.install.yaml')).toBe('pre-install,pre-upgrade');
  expect(hookOf('own-postgres.install.yaml')).toBeUndefined();
  expect(hookOf('own-postgres.upgrade.yaml')).toBe('pre-upgrade');
  expect(hookOf('one-process.upgrade.yaml')).toBeUndefined();
});

describe('the values', () => {
  const values = parse(read(join(chart, 'values.yaml')));
  const validate = new Ajv({ strictTypes: false }).compile(
    JSON.parse(read(join(chart, 'values.schema.json'))),
  );

  test('keep their schema, as those of the renders do', () => {
    for (const given of [
      {},
      ...listRenders(root).map((render) => parse(read(join(rendersOf(root), render.values)))),
    ]) {
      validate({
        ...values,
        ...Object.fromEntries(
          Object.entries(given).map(([name, value]) => [
            name,
            Array.isArray(value) || typeof value !== 'object' ? value : { ...values[name], ...value },
          ]),
        ),
      });
      expect(validate.errors).toBeNull();
    }
  });

  test.each([
    { publicUrl: 'keydence.example' },
    { server: { replicas: 0 } },
    { worker: { replica: 2 } },
    { settings: { 'smtp-url': 'x' } },
    { persistence: { accessMode: 'ReadOnlyMany' } },
    { postgres: { password: "it's" } },
    { unknown: 1 },
  ])('refuse %o', (change) => {
    expect(validate({ ...values, ...change })).toBe(false);
  });

  test('hold every value that a template reads', () => {
    const templates = readdirSync(join(chart, 'templates')).map((name) =>
      read(join(chart, 'templates', name)),
    );
    const names = new Set(
      templates.flatMap((text) => [...text.matchAll(/\.Values((?:\.\w+)+)/g)].map(([, path]) => path ?? '')),
    );
    const missing = [...names].filter((path) => {
      let value = values;
      for (const part of path.split('.').slice(1)) value = value?.[part];
      return value === undefined;
    });
    expect(missing).toEqual([]);
  });

  test('and the chart have the version of this Keydence', () => {
    const { version } = JSON.parse(read(join(root, 'package.json')));
    expect(parse(read(join(chart, 'Chart.yaml')))).toMatchObject({ version, appVersion: version });
  });
});
