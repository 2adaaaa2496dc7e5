import { dataOf, type Outcome } from './data-of.ts';

interface PageOf<Row> {
  data: Row[];
  pagination: { pages: number };
}

/** Iterates over all rows of a list, reading each page on demand. */
export async function* rowsOf<Row>(
  readPage: (page: number) => Promise<Outcome<PageOf<Row>>>,
): AsyncGenerator<Row, void> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, pagination } = await dataOf(readPage(page));
    yield* data;
    pages = pagination.pages;
  }
}
