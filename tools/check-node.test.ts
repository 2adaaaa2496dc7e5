import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judgeNode } from './check-node.mjs';

describe('judgeNode', () => {
  test.each(['v22.0.0', 'v24.9.0', 'v25.0.0'])('accepts %s without a line', (version) => {
    expect(judgeNode(version)).toEqual({});
  });

  test.each(['v20.19.0', 'v20.20.2', 'v21.7.3', 'v23.11.0'])('accepts %s with a line', (version) => {
    const { refused, warning } = judgeNode(version);
    expect(refused).toBeUndefined();
    expect(warning).toMatch(/^Node 2\d reached its end of life.* Keydence supports Node 22 and 24\.$/);
  });

  test.each(['v18.20.0', 'v20.18.3'])('rejects %s', (version) => {
    expect(judgeNode(version).refused).toContain(`This is ${version}.`);
  });

  test('rejects versions before the one in package.json', () => {
    const manifest = readFileSync(resolve(import.meta.dirname, '../package.json'), 'utf8');
    expect(JSON.parse(manifest).engines.node).toBe('>=20.19');
  });
});
