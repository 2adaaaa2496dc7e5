import { expect, it } from 'vitest';
import { reportShape } from './report-shape.ts';

it.each([
  ['one-node', 'keyword lists are in one database'],
  ['cluster', 'keyword lists are on the nodes of a Citus cluster'],
] as const)('says of %s in one line that %s', async (shape, line) => {
  const lines: unknown[] = [];
  const write = (...logged: unknown[]) => void lines.push(logged);
  await reportShape({ readShape: async () => shape }, { info: write, warn: write, error: write });
  expect(lines).toEqual([[{ shape }, line]]);
});
