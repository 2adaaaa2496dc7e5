import { createHash } from 'node:crypto';
import { hashText } from '@keydence/topics';

/** Identity of an address across its variants, and of the last segment of its path. */
export interface AddressIdentity {
  readonly hash: bigint;
  /** 0 if the segment is too common to recognize a page that moved. */
  readonly slug: number;
}

const leastSlug = 8;
const indexFile = /\/index\.(?:html?|php)$/i;

/**
 * Unites the variants in which sites list one page again: scheme, `www`, the trailing slash, and
 * an index file. Here, a false "new page" costs more than one missed page.
 * @param key of `toPageKey`
 */
export function identifyAddress(key: string): AddressIdentity {
  const rest = key.replace(/^https?:\/\/(?:www\.)?/, '');
  const queryAt = rest.indexOf('?');
  const path = (queryAt === -1 ? rest : rest.slice(0, queryAt)).replace(indexFile, '/').replace(/\/$/, '');
  const query = queryAt === -1 ? '' : rest.slice(queryAt);
  const digest = createHash('sha1').update(path).update(query).digest();
  const segment = path.slice(path.lastIndexOf('/') + 1);
  const isTelling = segment !== path && segment.length >= leastSlug && /\p{L}|%/u.test(segment);
  return { hash: digest.readBigUInt64BE(0), slug: isTelling ? hashText(segment.toLowerCase()) : 0 };
}

export function printHash(hash: bigint): string {
  return hash.toString(16).padStart(16, '0');
}
