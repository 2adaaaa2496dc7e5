// The image's root file system, made by the Dockerfile's own steps without a container engine, and started as its user with
// a read-only root: alone with the embedded PostgreSQL, and with DATABASE_URL.
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { atExit } from './at-exit.ts';
import { buildImage } from './image/build-image.ts';
import { readDockerfile } from './image/read-dockerfile.ts';
import { runContainer } from './image/run-container.ts';
import { fetchNode, findObstacle, imageUser, succeeds } from './image/sandbox.ts';
import { openOwnPostgres } from './open-own-postgres.ts';
import { addReadyDomain, signIn } from './person.ts';
import { recordRun } from './record-run.ts';
import type { FaultResult } from './write-page.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const sampleLimitS = 60;

const obstacle = findObstacle();
if (obstacle) {
  console.log(`skipped: ${obstacle}`);
  process.exit(0);
}

const stages = readDockerfile(path.join(repository, 'Dockerfile'));
const major = Number(/^node:(\d+)-/.exec(stages.at(-1)?.base ?? '')?.[1]);
const folder = mkdtempSync(path.join(tmpdir(), 'keydence-image-'));
const isNoLongerNeeded = atExit(() => rmSync(folder, { recursive: true, force: true }));
const began = performance.now();
console.log('Building the root file system …');
const image = buildImage(stages, {
  context: repository,
  folder,
  node: fetchNode(major, path.join(repository, '.cache/image-node')),
});
const buildS = (performance.now() - began) / 1_000;

const data = path.join(folder, 'volume');
mkdirSync(data);
chownSync(data, imageUser.uid, imageUser.gid);
const confined = { workdir: image.workdir, environment: image.environment, isRoot: false, isReadOnly: true };
const mayWrite = (place: string) =>
  succeeds(image.root, { ...confined, command: ['touch', place], volumes: { '/data': data } });
const writable = ['/keydence/probe', '/tmp/probe', '/etc/probe', '/data/probe'].filter(mayWrite);

/** Starts, signs in, has the sample world made; returns the seconds until then. */
async function tryShape(
  settings: Record<string, string>,
): Promise<FaultResult['figures'] & { isMet: string }> {
  const container = await runContainer(image, { data, settings });
  try {
    const person = await signIn(container.origin, 'person@keydence.example');
    await addReadyDomain(person, 'Sample', 700);
    const sampleS = container.seconds();
    const isHealthy = await container.isHealthy();
    const stop = await container.stop();
    const isMet = sampleS <= sampleLimitS && isHealthy && stop.code === 0;
    return {
      's until ready': container.readyS,
      's until the sample world': sampleS,
      's to stop': stop.seconds,
      health: isHealthy ? 'ok' : 'failed',
      'exit code': stop.code,
      isMet: String(isMet),
    };
  } finally {
    await container.remove();
  }
}

const alone = await tryShape({});
const log = readFileSync(path.join(data, 'pg/postgres.log'), 'utf8');
const isShutDown = /database system is shut down\s*$/.test(log);
const again = await runContainer(image, { data, settings: {} });
await again.stop();
await again.remove();
const hasRecovered = readFileSync(path.join(data, 'pg/postgres.log'), 'utf8').includes(
  'not properly shut down',
);

const postgres = await openOwnPostgres();
rmSync(path.join(data, 'pg'), { recursive: true });
const external = await tryShape({ DATABASE_URL: postgres.server.url });
const isEmbeddedUnused = !existsSync(path.join(data, 'pg'));
await postgres.remove();

const bill = JSON.parse(readFileSync(path.join(image.root, 'keydence/sbom.cdx.json'), 'utf8'));
const criterion = `as user ${imageUser.uid} with a read-only root: sample world within ${sampleLimitS} s, health check ok, ends with 0`;
const form = (
  name: string,
  { isMet, ...figures }: Awaited<ReturnType<typeof tryShape>>,
  isMore: boolean,
): FaultResult => ({
  fault: name,
  runs: 1,
  criterion,
  figures,
  isMet: isMet === 'true' && isMore,
});
recordRun('image', [
  {
    fault: `root file system made by the Dockerfile's steps on this machine's Debian, Node ${major}`,
    runs: 1,
    criterion: 'writes nowhere but in /data; lists its components',
    figures: {
      's to build': buildS,
      'MB of /keydence': megabytes(path.join(image.root, 'keydence')),
      'components in the list': bill.components.length,
      'writable places': writable.join(' '),
    },
    isMet: writable.join() === '/data/probe' && bill.components.length > 50,
  },
  form('the image alone, with the embedded PostgreSQL', alone, isShutDown && !hasRecovered),
  form('the image with DATABASE_URL', external, isEmbeddedUnused),
]);
isNoLongerNeeded();
rmSync(folder, { recursive: true, force: true });

function megabytes(place: string): number {
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const size = files.reduce(
    (sum, file) => sum + readFileSync(path.join(file.parentPath, file.name)).length,
    0,
  );
  return Math.round(size / 2 ** 20);
}
