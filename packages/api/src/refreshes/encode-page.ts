import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { RankedKeyword, SourcePage } from '@keydence/domain';

const compress = promisify(gzip);
const decompress = promisify(gunzip);
/** Pages repeat their names and addresses so much that the quickest way takes off nine tenths. */
const options = { level: constants.Z_BEST_SPEED };
/** The first byte of a compressed file (RFC 1952, section 2.3.1), with which no JSON begins. */
const gzipMark = 0x1f;

/**
 * A page as it is kept: compressed JSON. A column of JSON would be read, compressed and logged by the database, which
 * took as long as two thirds of the update of the rankings themselves.
 */
export function encodePage(page: SourcePage<RankedKeyword>): Promise<Uint8Array> {
  return compress(JSON.stringify(page), options);
}

/** The page again; those from before they were compressed are plain JSON. */
export async function decodePage(encoded: Uint8Array): Promise<SourcePage<RankedKeyword>> {
  const json = encoded[0] === gzipMark ? await decompress(encoded) : Buffer.from(encoded);
  const page: SourcePage<RankedKeyword> = JSON.parse(json.toString());
  return { ...page, items: page.items.map(reviveKeyword) };
}

/** Times are texts in JSON. */
function reviveKeyword({ keyword, ranking }: RankedKeyword): RankedKeyword {
  return { keyword, ranking: { ...ranking, checkedAt: new Date(ranking.checkedAt) } };
}
