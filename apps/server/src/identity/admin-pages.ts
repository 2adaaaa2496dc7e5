import { AuthError } from '@keydence/identity';
import type { Context } from 'hono';

const maxPerPage = 1000;

export function readPage(c: Context): { page: number; perPage: number } {
  return {
    page: readCount(c.req.query('page'), 1, Number.MAX_SAFE_INTEGER / maxPerPage),
    perPage: readCount(c.req.query('per_page'), 50, maxPerPage),
  };
}

/** The client reads the number of pages from the headers. */
export function linkPages(
  c: Context,
  {
    page,
    perPage,
    total,
    filter,
  }: { page: number; perPage: number; total: number; filter?: string | undefined },
): void {
  const last = Math.max(1, Math.ceil(total / perPage));
  const kept = filter ? `&${new URLSearchParams({ filter })}` : '';
  const link = (to: number, rel: string) =>
    `<${c.req.path}?page=${to}&per_page=${perPage}${kept}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
  c.header('x-total-count', String(total));
  c.header('Link', links.join(', '));
}

/** A whole number from 1, capped at `most`; throws 400 `validation_failed` for any other value. */
function readCount(text: string | undefined, initial: number, most: number): number {
  if (!text) return initial;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new AuthError(400, 'validation_failed', 'Bad Pagination Parameters');
  return Math.min(count, most);
}
