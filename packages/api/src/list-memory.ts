import type { DatabaseHandle } from '@keydence/db';

type Owner = DatabaseHandle['owner'];

/** In-process cache of keyword lists, per database. */
export interface ListMemory<Kept> {
  find(owner: Owner, listId: number): Kept | undefined;
  /** Stores an entry, or marks it as used. */
  keep(owner: Owner, listId: number, kept: Kept): void;
  forget(owner: Owner, listId: number): void;
}

/** Holds at most `limit` lists; evicts the least recently used one first. */
export function createListMemory<Kept>(limit: number): ListMemory<Kept> {
  const keptByOwner = new WeakMap<Owner, Map<number, Kept>>();
  return {
    find: (owner, listId) => keptByOwner.get(owner)?.get(listId),
    keep(owner, listId, kept) {
      const lists = keptByOwner.get(owner) ?? new Map<number, Kept>();
      keptByOwner.set(owner, lists);
      lists.delete(listId);
      lists.set(listId, kept);
      const [oldest] = lists.keys();
      if (lists.size > limit && oldest !== undefined) lists.delete(oldest);
    },
    forget(owner, listId) {
      keptByOwner.get(owner)?.delete(listId);
    },
  };
}
