import { z } from 'zod';
import { gainRange } from '../gain/schema.ts';
import { newKeywordText } from '../keywords/schema.ts';
import { contentPlanItem } from './plan-item-schema.ts';
import { planReasonCode } from './two-week-plan.ts';

export const maxPlannedPages = 20;
export const usualPlannedPages = 4;
export const maxPlanExclusions = 100;

const choices = z
  .array(newKeywordText)
  .max(maxPlannedPages, 'At most 20 keywords can be chosen.')
  .default([]);

export const planTwoWeeksInput = z.object({
  domainId: z.string(),
  /** Pages that can be completed in two weeks. */
  pages: z.number().int().min(1).max(maxPlannedPages).default(usualPlannedPages),
  /** Keywords to include. */
  pinned: choices,
  /** Keywords to exclude. */
  excluded: z.array(newKeywordText).max(maxPlanExclusions).default([]),
  /** Excludes keywords that are not about the site, as the gap matrix does; pinned ones stay. */
  relevantOnly: z.boolean().default(true),
});
export type PlanTwoWeeksInput = z.output<typeof planTwoWeeksInput>;

/** Maximum other keywords named for a planned page; `keywordCount` counts all. */
export const maxCoveredKeywords = 5;

const plannedPage = z.object({
  keywordText: z.string(),
  /** Null without a topic. */
  topic: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Tracked keywords that the page can serve, including this one. */
  keywordCount: z.number().int(),
  /** The other keywords, most searches first. */
  covers: z.array(z.string()).max(maxCoveredKeywords),
  /** Extra visits a month; null for a pinned keyword with unknown gain. */
  gain: gainRange.nullable(),
  /** 0 to 100; null if unknown. */
  difficulty: z.number().int().nullable(),
  /** In points; a usual new page takes two. */
  effort: z.number().int(),
  /** 1 to 14: the due day within the two weeks. */
  beat: z.number().int(),
  dueDate: z.iso.date(),
});

export const proposedPlan = z.object({
  planned: z.array(plannedPage),
  /**
   * Keywords that the user excluded and those not about the site, then those with the largest
   * gains; at most 30 of the latter.
   */
  leftOut: z.array(
    z.object({
      keywordText: z.string(),
      gain: gainRange.nullable(),
      code: planReasonCode,
      /** The reason in plain words. */
      reason: z.string(),
    }),
  ),
  /** Total of excluded keywords. */
  leftOutTotal: z.number().int(),
  /** Keywords that `relevantOnly` excludes. */
  notRelevant: z.number().int(),
});
export type ProposedPlan = z.infer<typeof proposedPlan>;

export const acceptPlanInput = z.object({
  domainId: z.string(),
  /** In order of due dates. */
  keywords: z
    .array(newKeywordText)
    .min(1, 'Choose at least one page.')
    .max(maxPlannedPages, 'At most 20 pages fit into two weeks.'),
});
export type AcceptPlanInput = z.output<typeof acceptPlanInput>;

export const acceptedPlan = z.object({
  items: z.array(contentPlanItem),
  /** Id to undo it, see `revertPlanInput`. */
  acceptanceId: z.string(),
});
export type AcceptedPlan = z.infer<typeof acceptedPlan>;

export const revertPlanInput = z.object({ domainId: z.string(), acceptanceId: z.string() });
export type RevertPlanInput = z.output<typeof revertPlanInput>;

/** Number of restored plan items; 0 if the plan was already undone. */
export const revertedPlan = z.object({ reverted: z.number().int() });
export type RevertedPlan = z.infer<typeof revertedPlan>;
