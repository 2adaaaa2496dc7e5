import { totalmem } from 'node:os';

const mebibyte = 2 ** 20;
const bounds = { fewest: 64, most: 512 };
/** The app server, its workers and the system's file cache need the rest. */
const part = 1 / 16;

/**
 * Size of the page cache (`shared_buffers`) for a machine with `bytes` of memory. A list of 100,000
 * keywords and its indexes take about 120 MB; if they do not fit, a refresh costs a quarter more.
 * The system allocates the memory on use.
 */
export function sizeBuffers(bytes: number): string {
  const whole = Math.floor((bytes * part) / mebibyte);
  return `${Math.min(bounds.most, Math.max(bounds.fewest, whole))}MB`;
}

/** Bytes of memory that this process may use: the machine's, or its container's limit. */
export function findMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
