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
  /** How many pages can be shipped in two weeks. */
  pages: z.number().int().min(1).max(maxPlannedPages).default(usualPlannedPages),
  /** Keywords that must be in. */
  pinned: choices,
  /** Keywords that must not be in. */
  excluded: z.array(newKeywordText).max(maxPlanExclusions).default([]),
  /** Leaves out keywords that are not about the site, as the gap matrix does; pinned ones stay in. */
  relevantOnly: z.boolean().default(true),
});
export type PlanTwoWeeksInput = z.output<typeof planTwoWeeksInput>;

/** Other keywords of a planned page that are named; `keywordCount` counts all. */
export const maxCoveredKeywords = 5;

const plannedPage = z.object({
  keywordText: z.string(),
  /** Null when it is on its own. */
  topic: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Tracked keywords that the page can serve, this one among them. */
  keywordCount: z.number().int(),
  /** The others, those with most searches first. */
  covers: z.array(z.string()).max(maxCoveredKeywords),
  /** Extra visits a month; null for a pinned keyword of which it is unknown. */
  gain: gainRange.nullable(),
  /** 0 to 100; null when unknown. */
  difficulty: z.number().int().nullable(),
  /** In points; a usual new page takes two. */
  effort: z.number().int(),
  /** 1 to 14: the day of the two weeks on which it is due. */
  beat: z.number().int(),
  dueDate: z.iso.date(),
});

export const proposedPlan = z.object({
  planned: z.array(plannedPage),
  /** The ones that the person left out and those not about the site, then those with the largest gains; at most 30 of these. */
  leftOut: z.array(
    z.object({
      keywordText: z.string(),
      gain: gainRange.nullable(),
      code: planReasonCode,
      /** The same in plain words. */
      reason: z.string(),
    }),
  ),
  /** How many were left out in all. */
  leftOutTotal: z.number().int(),
  /** How many of them `relevantOnly` leaves out. */
  notRelevant: z.number().int(),
});
export type ProposedPlan = z.infer<typeof proposedPlan>;

export const acceptPlanInput = z.object({
  domainId: z.string(),
  /** In the order of their due dates. */
  keywords: z
    .array(newKeywordText)
    .min(1, 'Choose at least one page.')
    .max(maxPlannedPages, 'At most 20 pages fit into two weeks.'),
});
export type AcceptPlanInput = z.output<typeof acceptPlanInput>;

export const acceptedPlan = z.object({
  items: z.array(contentPlanItem),
  /** Takes it back, see `revertPlanInput`. */
  acceptanceId: z.string(),
});
export type AcceptedPlan = z.infer<typeof acceptedPlan>;

export const revertPlanInput = z.object({ domainId: z.string(), acceptanceId: z.string() });
export type RevertPlanInput = z.output<typeof revertPlanInput>;

/** How many pieces are as they were before; 0 when the plan had been taken back already. */
export const revertedPlan = z.object({ reverted: z.number().int() });
export type RevertedPlan = z.infer<typeof revertedPlan>;
