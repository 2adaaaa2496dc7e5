import { z } from 'zod';

export const maxPageSize = 100;

/** `page` counts from 1; a page past the end is empty, not an error. */
export const pageInput = z.object({
  page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number<number>().int().min(1).max(maxPageSize).default(20),
});

export const pagination = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
  pages: z.number().int(),
});
export type Pagination = z.infer<typeof pagination>;

/** The pagination block of a list response. An empty list has 0 pages. */
export function paginate(page: number, limit: number, total: number): Pagination {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}
