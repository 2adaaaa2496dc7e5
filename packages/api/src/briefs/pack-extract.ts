import { deflateSync, inflateSync } from 'node:zlib';
import type { BriefExtract } from '@keydence/domain';

export function packExtract(extract: BriefExtract): Uint8Array {
  return deflateSync(JSON.stringify(extract));
}

/** @param packed output of `packExtract`; the column holds nothing else. */
export function unpackExtract(packed: Uint8Array): BriefExtract {
  return JSON.parse(inflateSync(packed).toString()) as BriefExtract;
}
