import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

const program = `
  const { stopOnSignal } = await import(${JSON.stringify(new URL('./stop-on-signal.ts', import.meta.url).href)});
  stopOnSignal(async (signal) => {
    console.log('stops for ' + signal);
    await new Promise((resolve) => process.stdin.resume().once('end', resolve));
  });
  setInterval(() => {}, 1_000);
  console.log('ready');`;

it('ends in order when one request arrives as several signals', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const child = spawn(process.execPath, args, {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  await expect.poll(() => lines, { timeout: 15_000 }).toEqual(['ready']);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) child.kill(signal);
  await expect.poll(() => lines.length, { timeout: 5_000 }).toBe(2);
  child.stdin.end();
  expect(await ended).toEqual([0, null]);
});
