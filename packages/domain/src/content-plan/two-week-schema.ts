import { z } from 'zod';
import { newKeywordText } from '../keywords/schema.ts';
import { contentPlanItem } from './plan-item-schema.ts';

export const maxPlannedPages = 20;

const choices = z
  .array(newKeywordText)
  .max(maxPlannedPages, 'At most 20 keywords can be chosen.')
  .default([]);

export const planTwoWeeksInput = z.object({
  domainId: z.string(),
  /** How many pages can be shipped in two weeks. */
  pages: z.number().int().min(1).max(maxPlannedPages).default(4),
  /** Keywords that must be in. */
  pinned: choices,
  /** Keywords that must not be in. */
  excluded: z.array(newKeywordText).max(100).default([]),
});
export type PlanTwoWeeksInput = z.output<typeof planTwoWeeksInput>;

const plannedPage = z.object({
  keywordText: z.string(),
  /** Extra visits a month, the trend counted in. */
  gain: z.number(),
  /** In points; a usual new page takes two. */
  effort: z.number().int(),
  /** 1 to 14: the day of the two weeks on which it is due. */
  beat: z.number().int(),
  dueDate: z.iso.date(),
});

export const proposedPlan = z.object({
  planned: z.array(plannedPage),
  /** The ones with the largest gains first; at most 30. */
  leftOut: z.array(z.object({ keywordText: z.string(), gain: z.number().nullable(), reason: z.string() })),
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

export const acceptedPlan = z.object({ items: z.array(contentPlanItem) });
export type AcceptedPlan = z.infer<typeof acceptedPlan>;
