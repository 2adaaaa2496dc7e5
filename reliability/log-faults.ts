import { connect } from 'node:net';
import { literalOf } from './hostile-texts.ts';
import type { FaultResult } from './write-page.ts';

/**
 * Terminal control characters, and characters that change text direction or break lines: not
 * allowed in a log.
 */
const controls = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

/** Requests whose line and headers hold the bytes of the texts as they are, which no client sends. */
export async function sendHostileBytes(origin: string, texts: readonly string[]): Promise<void> {
  const { hostname, port } = new URL(origin);
  for (const text of texts) {
    const bytes = literalOf(text).replaceAll(' ', '+').slice(0, 500);
    const lines = [
      `GET /api/${bytes}?${bytes} HTTP/1.1`,
      'Host: x',
      `User-Agent: ${bytes}`,
      `X-Request-Id: ${bytes}`,
    ];
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname);
      socket.on('close', () => resolve());
      socket.on('error', () => resolve());
      socket.resume();
      socket.end(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
    });
  }
}

/** Looks through everything that the server has written. */
export function findLogFaults(log: string, secrets: readonly string[]): FaultResult {
  const found = log.split('\n').filter((line) => controls.test(line));
  const told = secrets.filter((secret) => secret !== '' && log.includes(secret)).length;
  for (const line of found.slice(0, 10))
    console.log(`control character: ${JSON.stringify(line.slice(0, 400))}`);
  return {
    fault: 'the log of it all',
    runs: log.split('\n').length,
    criterion: 'no control character, no secret',
    figures: { 'lines with control characters': found.length, secrets: told },
    isMet: found.length === 0 && told === 0,
  };
}
