/** Selected keywords: some by id, or all that match the filters. */
export interface KeywordSelection {
  isAll: boolean;
  /** Empty if all are selected. */
  ids: readonly string[];
}

/** What the URL carries of picked ids; more can be picked by their filters alone. */
export const maxPicked = 200;

export const nothingSelected: KeywordSelection = { isAll: false, ids: [] };

const all = 'all';
const separator = '-';

/** The form that `writeSelection` gives. */
export const selectionPattern = new RegExp(`^(${all}|\\d{1,19}(${separator}\\d{1,19}){0,${maxPicked - 1}})$`);

/** A selection as the URL carries it. */
export function readSelection(text: string | undefined): KeywordSelection {
  if (text === undefined) return nothingSelected;
  return text === all ? { isAll: true, ids: [] } : { isAll: false, ids: [...new Set(text.split(separator))] };
}

/** Nothing when nothing is picked. Past the limit, the ids that were picked first stay. */
export function writeSelection({ isAll, ids }: KeywordSelection): string | undefined {
  if (isAll) return all;
  return ids.length === 0 ? undefined : ids.slice(0, maxPicked).join(separator);
}

/** Picks ids, or lets them go, keeping the order in which they were picked. */
export function changePicked(
  { ids }: KeywordSelection,
  changed: readonly string[],
  isPicked: boolean,
): KeywordSelection {
  const others = ids.filter((id) => !changed.includes(id));
  return { isAll: false, ids: isPicked ? [...new Set([...ids, ...changed])] : others };
}

/** The ids of a page from one to another, both included and in either direction; only the last without the first. */
export function rangeOf(pageIds: readonly string[], from: string | null, to: string): string[] {
  const start = from === null ? -1 : pageIds.indexOf(from);
  const end = pageIds.indexOf(to);
  if (start === -1 || end === -1) return [to];
  return pageIds.slice(Math.min(start, end), Math.max(start, end) + 1);
}
