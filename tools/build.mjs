import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const outputs = ['apps/web/dist/index.html', 'apps/server/dist/main.js'];
const sources = ['apps/web', 'apps/server', 'packages', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const notSources = /^(node_modules|dist|migrations|\..*|.*\.test\.tsx?)$/;

/** Builds the pages and the server, unless they were built from these very sources. */
export async function buildWhenStale(root) {
  const stamp = resolve(root, '.cache/built-from');
  const wanted = hashSources(root);
  const isBuilt = outputs.every((file) => existsSync(resolve(root, file)));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  console.log('Building …');
  const results = await Promise.all([buildWeb(root), buildServer(root)]);
  const failure = results.find((result) => result.code !== 0);
  if (failure) {
    console.error(`${failure.said}\nThe build failed; see above.`);
    process.exit(1);
  }
  mkdirSync(resolve(root, '.cache'), { recursive: true });
  writeFileSync(stamp, wanted);
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
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said += text;
      });
    }
    child.once('close', (code) => done({ code, said }));
  });
}

function hashSources(root) {
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
