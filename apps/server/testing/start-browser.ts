import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The Chromium of this machine; undefined without one. */
export const chromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) =>
  existsSync(file),
);

export interface TestBrowser {
  /** WebSocket address of its DevTools. */
  endpoint: string;
  close(): Promise<void>;
}

/** A Chromium with remote debugging, which believes any certificate. */
export async function startBrowser(): Promise<TestBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'keydence-browser-'));
  const browser = spawn(
    chromium ?? '',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--ignore-certificate-errors',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    // A group of its own: the program may be a script that starts the browser, and would end without it.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const endpoint = await new Promise<string>((found, fail) => {
    let text = '';
    browser.stderr.on('data', (piece: Buffer) => {
      text += piece.toString();
      const line = /DevTools listening on (ws:\S+)/.exec(text);
      if (line?.[1]) found(line[1]);
    });
    browser.once('error', fail);
    browser.once('exit', () => fail(new Error(`Chromium did not start: ${text.slice(0, 500)}`)));
  });
  return {
    endpoint,
    async close() {
      const ended = new Promise((done) => browser.once('exit', done));
      if (browser.pid) process.kill(-browser.pid, 'SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
