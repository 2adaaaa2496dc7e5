import type { SiteFileKind } from '@keydence/domain';

export interface AnswerLimits {
  wireBytes: number;
  decodedBytes: number;
  wholeMs: number;
}

const megabyte = 1024 * 1024;

/** Maximum bytes of a response. */
export const answerLimits: Readonly<Record<SiteFileKind, AnswerLimits>> = {
  page: { wireBytes: 2 * megabyte, decodedBytes: 5 * megabyte, wholeMs: 30_000 },
  // One byte more than the limit, to detect a longer file.
  robots: { wireBytes: 512_001, decodedBytes: 512_001, wholeMs: 30_000 },
  // Limit of the sitemaps protocol.
  sitemap: { wireBytes: 50 * megabyte, decodedBytes: 50 * megabyte, wholeMs: 300_000 },
  proof: { wireBytes: 65_536, decodedBytes: 65_536, wholeMs: 15_000 },
};

/**
 * Limits for name look-up; connection, TLS and first response line; and the pause between two
 * chunks.
 */
export const waits = { lookupMs: 5_000, firstByteMs: 15_000, silenceMs: 10_000 };

/** Decoded bytes per wire byte after the first megabyte; more is an attack. */
export const mostExpansion = 100;
export const expansionFrom = megabyte;
