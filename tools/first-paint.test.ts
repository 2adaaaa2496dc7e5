import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(`packages/ui/src/theme/${file}`, 'utf8');

it.each(['light', 'dark'])('draws the first frame on the paper of the %s scheme', (scheme) => {
  const [, paper = ''] = new RegExp(`paper: \\{.*${scheme}: '(#\\w+)'`).exec(read('tokens.ts')) ?? [];
  const rule = `scheme="${scheme}"] {\n  --mantine-color-body: ${paper.toLowerCase()};`;
  expect(paper).not.toBe('');
  expect(read('base.css')).toContain(rule);
});
