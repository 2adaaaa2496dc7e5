import { z } from 'zod';

/** What a visitor meets: a page that is not there, a way round, or nothing that stops anybody. */
export const findingGroup = z.enum(['error', 'detour', 'hint']);
export type FindingGroup = z.infer<typeof findingGroup>;

/** `gone`: the last run did not find it again. */
export const findingState = z.enum(['open', 'gone', 'ignored']);
export type FindingState = z.infer<typeof findingState>;

/** Its sentences are in `describe-finding.ts`. */
export const findingKind = z.string().min(1).max(60);
export type FindingKind = z.infer<typeof findingKind>;

/** Kind, page and other page in one. */
export const findingId = z.string().regex(/^[a-z0-9_]{1,60}-\d{1,10}-\d{1,10}$/);

export const siteFinding = z.object({
  id: findingId,
  kind: findingKind,
  group: findingGroup,
  state: findingState,
  page: z.object({ id: z.string(), address: z.string(), title: z.string().nullable() }),
  /** What is wrong, as a sentence. */
  sentence: z.string(),
  /** What to do about it. */
  fix: z.string(),
  /** Facts that it was made from. */
  evidence: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Not there at the run before. */
  isNew: z.boolean(),
  /** When a member has ignored it, and why; null for one that is not ignored. */
  ignored: z.object({ at: z.date(), reason: z.string().nullable() }).nullable(),
});
export type SiteFinding = z.infer<typeof siteFinding>;
