// Start time of the built server until its first response, and its idle memory.
import { setTimeout as pause } from 'node:timers/promises';
import { median } from './measure.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { readMemory } from './read-cpu.ts';
import { startServer } from './start-server.ts';

const idleMs = 5_000;

export async function measureServerStart({ database }: World): Promise<Finding[]> {
  const starts: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < 3; round++) {
    const server = await startServer(database.url);
    starts.push(server.startedInMs);
    await pause(idleMs);
    memory.push(readMemory(server.pid));
    await server.stop();
  }
  return [
    {
      row: 'server',
      name: 'start of the built server on a filled database',
      figure: median(starts),
      unit: 'ms',
    },
    { row: 'server', name: 'memory of the idle server', figure: median(memory), unit: 'MB' },
  ];
}
