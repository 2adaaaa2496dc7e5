/** Selected keywords: some by id, or all that match the filters. */
export interface KeywordSelection {
  isAll: boolean;
  /** Empty if all are selected. */
  ids: readonly string[];
}

/** Maximum ids in the URL; more keywords can only be selected by their filters. */
export const maxPicked = 200;

export const nothingSelected: KeywordSelection = { isAll: false, ids: [] };

const all = 'all';
const separator = '-';

/** Format that `writeSelection` returns. */
export const selectionPattern = new RegExp(`^(${all}|\\d{1,19}(${separator}\\d{1,19}){0,${maxPicked - 1}})$`);

/** Reads a selection from the URL. */
export function readSelection(text: string | undefined): KeywordSelection {
  if (text === undefined) return nothingSelected;
  return text === all ? { isAll: true, ids: [] } : { isAll: false, ids: [...new Set(text.split(separator))] };
}

/** Undefined for an empty selection. Past the limit, the ids selected first remain. */
export function writeSelection({ isAll, ids }: KeywordSelection): string | undefined {
  if (isAll) return all;
  return ids.length === 0 ? undefined : ids.slice(0, maxPicked).join(separator);
}

/** Selects or deselects ids, in the order of selection. */
export function changePicked(
  { ids }: KeywordSelection,
  changed: readonly string[],
  isPicked: boolean,
): KeywordSelection {
  const others = ids.filter((id) => !changed.includes(id));
  return { isAll: false, ids: isPicked ? [...new Set([...ids, ...changed])] : others };
}

/** Ids of a page between two, both included, in either direction; without the first, only the last. */
export function rangeOf(pageIds: readonly string[], from: string | null, to: string): string[] {
  const start = from === null ? -1 : pageIds.indexOf(from);
  const end = pageIds.indexOf(to);
  if (start === -1 || end === -1) return [to];
  return pageIds.slice(Math.min(start, end), Math.max(start, end) + 1);
}
