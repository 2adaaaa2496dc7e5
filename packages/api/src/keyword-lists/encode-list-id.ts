const maxListId = 2 ** 31 - 1;

/**
 * The public id of a row that is found by its id alone: `id`, any UUID, with the list in its first 32 bits and version 8,
 * so that a look-up by it goes to the node that has the list, and to the start of an index.
 */
export function encodeListId(listId: number, id: string): string {
  return `${listId.toString(16).padStart(8, '0')}-${id.slice(9, 14)}8${id.slice(15)}`;
}

/** The list in an id of `encodeListId`; null for any other, as rows had before. */
export function findListOfId(id: string): number | null {
  const listId = Number.parseInt(id.slice(0, 8), 16);
  return id[14] === '8' && listId > 0 && listId <= maxListId ? listId : null;
}
