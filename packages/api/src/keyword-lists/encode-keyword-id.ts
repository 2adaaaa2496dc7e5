import { AppError } from '@keydence/domain';

/** Key of a keyword: its list, and its number in the list. */
export interface KeywordKey {
  listId: number;
  id: number;
}

const numberBits = 32n;
const numberMask = (1n << numberBits) - 1n;
const maxListId = 2n ** 31n - 1n;

/**
 * The public id: list and number in one decimal bigint, so that a look-up by id needs no index of
 * its own.
 */
export function encodeKeywordId({ listId, id }: KeywordKey): string {
  return ((BigInt(listId) << numberBits) | BigInt(id)).toString();
}

/** Decodes a public id; a malformed one decodes to a key that no keyword has. */
export function decodeKeywordId(text: string): KeywordKey {
  const key = findKeywordKey(text);
  if (!key) throw new AppError('not_found', 'Not found');
  return key;
}

/** Decodes a public id; null for a malformed one. */
export function findKeywordKey(text: string): KeywordKey | null {
  const value = /^[1-9]\d{0,18}$/.test(text) ? BigInt(text) : 0n;
  const listId = value >> numberBits;
  const id = value & numberMask;
  if (listId === 0n || listId > maxListId || id === 0n) return null;
  return { listId: Number(listId), id: Number(id) };
}
