import { useDebouncedValue } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import { trpc } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';
import type { KeywordsSearch } from './keywords-search.ts';
import { type Keyword, type KeywordList, keywordPageOf } from './use-keywords.ts';

export const rowsPerRequest = 100;
/** A scrollbar that is being dragged passes many pages; only where it rests are they asked for. */
const restMs = 80;

/** The rows of the table by their place in the list, asked for by the hundred where they are looked at. */
export function useKeywordRows(search: KeywordsSearch, first: KeywordList) {
  const selected = useSelection();
  const [shown, setShown] = useState({ first: 0, last: 0 });
  const [rested] = useDebouncedValue(shown, restMs);
  const pages: number[] = [];
  const lastPage = Math.min(pageOf(rested.last), first.pagination.pages);
  for (let page = pageOf(rested.first); page <= lastPage; page++) if (page > 1) pages.push(page);
  const answers = trpc.useQueries((t) =>
    pages.map((page) => t.keywords.list(keywordPageOf(selected, search, { page, limit: rowsPerRequest }))),
  );
  const lists = new Map<number, readonly Keyword[] | undefined>([[1, first.data]]);
  for (const [index, page] of pages.entries()) lists.set(page, answers[index]?.data?.data);
  const onShow = useCallback((from: number, to: number) => setShown({ first: from, last: to }), []);
  return {
    rowAt: (index: number) => lists.get(pageOf(index))?.[index % rowsPerRequest],
    /** The rows that are here, in the order of the list. */
    loaded: [...lists].flatMap(([, rows]) => rows ?? []),
    onShow,
    hasFailed: answers.some(({ isError }) => isError),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}

const pageOf = (index: number) => Math.floor(index / rowsPerRequest) + 1;
