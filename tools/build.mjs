import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const shared = ['packages', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const parts = {
  web: { output: 'apps/web/dist/index.html', sources: ['apps/web', ...shared], build: buildWeb },
  server: { output: 'apps/server/dist/main.js', sources: ['apps/server', ...shared], build: buildServer },
};
const notSources = /^(node_modules|dist|migrations|\..*|.*\.test\.tsx?)$/;

/**
 * Builds the pages and the server, or the named parts, unless the last build used the same sources.
 */
export async function buildWhenStale(root, names = Object.keys(parts)) {
  const stale = names.map((name) => readPart(root, name)).filter(({ isStale }) => isStale);
  if (stale.length === 0) return;
  console.log('Building …');
  const results = await Promise.all(stale.map((part) => buildPart(root, part)));
  const failure = results.find(({ code }) => code !== 0);
  if (failure) throw new Error(`${failure.said}\nThe build failed; see above.`);
}

function readPart(root, name) {
  const { output, sources, build } = parts[name];
  const stamp = resolve(root, `.cache/${name}-built-from`);
  const wanted = hashSources(root, sources);
  const isBuilt = existsSync(resolve(root, output)) && existsSync(stamp);
  return { stamp, wanted, build, isStale: !isBuilt || readFileSync(stamp, 'utf8') !== wanted };
}

async function buildPart(root, { stamp, wanted, build }) {
  rmSync(stamp, { force: true });
  const result = await build(root);
  if (result.code !== 0) return result;
  mkdirSync(resolve(root, '.cache'), { recursive: true });
  writeFileSync(stamp, wanted);
  return result;
}

async function buildWeb(root) {
  const folder = resolve(root, 'apps/web');
  const built = await runVite(folder);
  if (built.code !== 0 || !existsSync(resolve(folder, 'prerender.mjs'))) return built;
  return run(folder, ['prerender.mjs']);
}

function buildServer(root) {
  return runVite(resolve(root, 'apps/server'));
}

function runVite(folder) {
  return run(folder, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
}

function run(cwd, args) {
  return new Promise((done) => {
    // A build started by a test must equal the production build.
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said += text;
      });
    }
    child.once('close', (code) => done({ code, said }));
  });
}

function hashSources(root, sources) {
  const hash = createHash('sha256');
  for (const source of sources) addFile(root, source, hash);
  return hash.digest('hex');
}

function addFile(root, path, hash) {
  const full = resolve(root, path);
  if (!existsSync(full)) return;
  const entries = statSync(full).isDirectory() ? readdirSync(full).sort() : null;
  if (entries === null) {
    hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
    return;
  }
  for (const entry of entries) {
    if (!notSources.test(entry)) addFile(root, `${path}/${entry}`, hash);
  }
}
