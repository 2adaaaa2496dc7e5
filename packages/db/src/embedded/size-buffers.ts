import { totalmem } from 'node:os';

const mebibyte = 2 ** 20;
const bounds = { fewest: 64, most: 512 };
/** The server of the app, its workers and the system's own cache of files want the rest. */
const part = 1 / 16;

/**
 * How much memory the database keeps pages in, as its setting `shared_buffers`, for a machine with `bytes` of it. A list
 * of 100,000 keywords and its indexes take about 120 MB; where they do not fit, a refresh costs a quarter more. The system
 * gives the memory as it is filled.
 */
export function sizeBuffers(bytes: number): string {
  const whole = Math.floor((bytes * part) / mebibyte);
  return `${Math.min(bounds.most, Math.max(bounds.fewest, whole))}MB`;
}

/** Bytes of memory that this process may use: the machine's, or what its container is held to. */
export function findMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
