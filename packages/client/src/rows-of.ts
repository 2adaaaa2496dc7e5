import { dataOf, type Outcome } from './data-of.ts';

interface PageOf<Row> {
  data: Row[];
  pagination: { pages: number };
}

/** Every row of a list, page after page, each read when the one before has been used up. */
export async function* rowsOf<Row>(
  readPage: (page: number) => Promise<Outcome<PageOf<Row>>>,
): AsyncGenerator<Row, void> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, pagination } = await dataOf(readPage(page));
    yield* data;
    pages = pagination.pages;
  }
}
