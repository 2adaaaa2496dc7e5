import { z } from 'zod';

/** Effect on a visitor: a missing page, a detour, or no obstacle. */
export const findingGroup = z.enum(['error', 'detour', 'hint']);
export type FindingGroup = z.infer<typeof findingGroup>;

/** `gone`: not found by the last run. */
export const findingState = z.enum(['open', 'gone', 'ignored']);
export type FindingState = z.infer<typeof findingState>;

/** Its sentences are in `describe-finding.ts`. */
export const findingKind = z.string().min(1).max(60);
export type FindingKind = z.infer<typeof findingKind>;

/** Kind, page and other page combined. */
export const findingId = z.string().regex(/^[a-z0-9_]{1,60}-\d{1,10}-\d{1,10}$/);

export const siteFinding = z.object({
  id: findingId,
  kind: findingKind,
  group: findingGroup,
  state: findingState,
  page: z.object({ id: z.string(), address: z.string(), title: z.string().nullable() }),
  /** The problem in a sentence. */
  sentence: z.string(),
  /** The action to take. */
  fix: z.string(),
  /** Facts behind the finding. */
  evidence: z.array(z.object({ name: z.string(), value: z.string() })),
  /** True if the previous run did not have it. */
  isNew: z.boolean(),
  /** Time and reason, if a member ignored it; otherwise null. */
  ignored: z.object({ at: z.date(), reason: z.string().nullable() }).nullable(),
});
export type SiteFinding = z.infer<typeof siteFinding>;
