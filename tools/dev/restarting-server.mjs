import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, watch } from 'node:fs';
import { resolve } from 'node:path';
import { buildWhenStale } from '../build.mjs';

const isSource = /(?<!\.test)\.(ts|sql)$/;
const ofWeb = ['ui', 'client'];
/** Milliseconds to wait for further files of one save or checkout. */
const settleMs = 100;

/**
 * Runs the built server. A source change stops, rebuilds and restarts it. After a failed build, the
 * next change restarts it.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
export function createRestartingServer(root, env) {
  let child = null;
  let timer = null;
  let turn = Promise.resolve();

  const start = async () => {
    child = spawn(process.execPath, [resolve(root, 'apps/server/dist/main.js'), 'start'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await untilReady(child);
  };
  const stop = async () => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    running.kill('SIGINT');
    await once(running, 'exit');
  };
  const restart = async () => {
    const from = performance.now();
    try {
      // A build replaces files that the running server may still load.
      await stop();
      await buildWhenStale(root, ['server']);
      await start();
      console.log(`Server restarted in ${((performance.now() - from) / 1000).toFixed(1)} s`);
    } catch (error) {
      console.error(error.message);
    }
  };

  return {
    async start() {
      await start();
      for (const folder of listSourceFolders(root)) {
        watch(folder, { recursive: true }, (_event, file) => {
          if (!file || !isSource.test(file)) return;
          clearTimeout(timer);
          timer = setTimeout(() => {
            turn = turn.then(restart);
          }, settleMs);
        });
      }
    },
    async stop() {
      clearTimeout(timer);
      await turn;
      await stop();
    },
  };
}

function listSourceFolders(root) {
  const packages = readdirSync(resolve(root, 'packages')).filter((name) => !ofWeb.includes(name));
  return [
    resolve(root, 'apps/server/src'),
    resolve(root, 'packages/db/migrations'),
    ...packages.map((name) => resolve(root, 'packages', name, 'src')),
  ];
}

/** Forwards the mailbox address. The server's address is hidden: users open Vite's. */
function untilReady(child) {
  child.stdout.setEncoding('utf8');
  return new Promise((done, fail) => {
    child.stdout.on('data', (text) => {
      for (const line of text.split('\n').filter(Boolean)) {
        if (line.startsWith('Keydence is ready')) done();
        else console.log(line);
      }
    });
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}; see above.`)));
  });
}
