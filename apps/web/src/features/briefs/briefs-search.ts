import { z } from 'zod';

export const briefsPageSize = 20;

/** Open brief, subject of a new one, and page of the list, in the URL. */
export const briefsSearch = z.object({
  brief: z.string().max(60).optional().catch(undefined),
  /** New brief: for an existing keyword, topic or move, or for addresses. */
  new: z.enum(['keyword', 'topic', 'move', 'addresses']).optional().catch(undefined),
  /** Id of the keyword, topic or move. */
  of: z.coerce.string<string>().max(60).optional().catch(undefined),
  /** Text of the keyword, topic or move. */
  text: z.coerce.string<string>().trim().max(200).optional().catch(undefined),
  /** Address that a new brief reads beside the stored result page. */
  pages: z.coerce.string<string>().max(2_048).optional().catch(undefined),
  page: z.coerce.number<number>().int().min(1).max(1_000_000).optional().catch(undefined),
});
export type BriefsSearch = z.output<typeof briefsSearch>;

export const noBrief = {
  brief: undefined,
  new: undefined,
  of: undefined,
  text: undefined,
  pages: undefined,
} satisfies Partial<BriefsSearch>;
