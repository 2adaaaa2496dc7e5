import { describe, expect, it } from 'vitest';
import { findMemory, sizeBuffers } from './size-buffers.ts';

const gibibyte = 2 ** 30;

describe('sizeBuffers', () => {
  it.each([
    { memory: 0.25 * gibibyte, buffers: '64MB' },
    { memory: gibibyte, buffers: '64MB' },
    { memory: 2 * gibibyte, buffers: '128MB' },
    { memory: 3.9 * gibibyte, buffers: '249MB' },
    { memory: 8 * gibibyte, buffers: '512MB' },
    { memory: 512 * gibibyte, buffers: '512MB' },
  ])('keeps $buffers of pages with $memory bytes', ({ memory, buffers }) => {
    expect(sizeBuffers(memory)).toBe(buffers);
  });
});

describe('findMemory', () => {
  it('tells of a machine that holds this process, at least', () => {
    expect(findMemory()).toBeGreaterThan(process.memoryUsage.rss());
    expect(findMemory()).toBeLessThan(Number.POSITIVE_INFINITY);
  });
});
