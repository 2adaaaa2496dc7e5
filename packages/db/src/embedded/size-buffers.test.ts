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
  ])('returns $buffers for $memory bytes', ({ memory, buffers }) => {
    expect(sizeBuffers(memory)).toBe(buffers);
  });
});

describe('findMemory', () => {
  it('reports at least the memory of this process', () => {
    expect(findMemory()).toBeGreaterThan(process.memoryUsage.rss());
    expect(findMemory()).toBeLessThan(Number.POSITIVE_INFINITY);
  });
});
