import { type FoundLink, linkPlaces, type SiteLinkPlace } from '@keydence/domain';

const nofollowBit = 8;

/** Byte of a stored link: its place on the page, and a nofollow flag. */
export function packPlace({ place, isNofollow }: Pick<FoundLink, 'place' | 'isNofollow'>): number {
  return linkPlaces.indexOf(place) + (isNofollow ? nofollowBit : 0);
}

export function unpackPlace(byte: number): { place: SiteLinkPlace; isNofollow: boolean } {
  return { place: linkPlaces[byte % nofollowBit] ?? 'content', isNofollow: byte >= nofollowBit };
}
