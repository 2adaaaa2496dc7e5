import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

export const rowsPerRequest = 100;
/** Milliseconds before a page is fetched: a dragged scrollbar passes many pages. */
const restMs = 80;

/** Pages of a list that its grid shows, besides the first one. */
export function useGridPages(total: number) {
  const [shown, setShown] = useState({ first: 1, last: 1 });
  const pages: number[] = [];
  const lastPage = Math.min(shown.last, Math.ceil(total / rowsPerRequest));
  for (let page = shown.first; page <= lastPage; page++) if (page > 1) pages.push(page);
  // The screen is drawn again for other pages only, not for each scrolled row.
  const onShow = useDebouncedCallback((top: number, bottom: number) => {
    const [first, last] = [pageOf(top), pageOf(bottom)];
    setShown((now) => (now.first === first && now.last === last ? now : { first, last }));
  }, restMs);
  return { pages, onShow };
}

interface PageResponse<Row> {
  data: { data: readonly Row[] } | undefined;
  isError: boolean;
  refetch: () => unknown;
}

/** Rows of a list by position, from the loaded pages. */
export function joinPages<Row>(
  first: readonly Row[],
  pages: readonly number[],
  responses: readonly PageResponse<Row>[],
) {
  const lists = new Map<number, readonly Row[] | undefined>([[1, first]]);
  for (const [index, page] of pages.entries()) lists.set(page, responses[index]?.data?.data);
  return {
    rowAt: (index: number) => lists.get(pageOf(index))?.[index % rowsPerRequest],
    /** Loaded rows in the order of the list. */
    loaded: [...lists].flatMap(([, rows]) => rows ?? []),
    hasFailed: responses.some(({ isError }) => isError),
    retry: () => {
      for (const response of responses) if (response.isError) void response.refetch();
    },
  };
}

const pageOf = (index: number) => Math.floor(index / rowsPerRequest) + 1;

/** Upper end of a column's bars: the 95th percentile of the values. */
export function highOf(values: readonly (number | null | undefined)[]): number {
  const known = values.filter((value) => typeof value === 'number').sort((a, b) => a - b);
  return known[Math.floor(0.95 * (known.length - 1))] ?? 0;
}
