import type { SiteFileKind } from '@keydence/domain';

export interface AnswerLimits {
  wireBytes: number;
  decodedBytes: number;
  wholeMs: number;
}

const megabyte = 1024 * 1024;

/** How much of an answer is read, and for how long. */
export const answerLimits: Readonly<Record<SiteFileKind, AnswerLimits>> = {
  page: { wireBytes: 2 * megabyte, decodedBytes: 5 * megabyte, wholeMs: 30_000 },
  // One byte more than counts, so that a longer file is known as one.
  robots: { wireBytes: 512_001, decodedBytes: 512_001, wholeMs: 30_000 },
  // What the protocol of sitemaps allows a file.
  sitemap: { wireBytes: 50 * megabyte, decodedBytes: 50 * megabyte, wholeMs: 300_000 },
  proof: { wireBytes: 65_536, decodedBytes: 65_536, wholeMs: 15_000 },
};

/** Name look-up, connection and TLS; then the first line of the answer; then the silence between two pieces of it. */
export const waits = { lookupMs: 5_000, firstByteMs: 15_000, silenceMs: 10_000 };

/** More decoded bytes for each one on the wire, after the first megabyte, are an attack. */
export const mostExpansion = 100;
export const expansionFrom = megabyte;
