import { z } from 'zod';
import { paidAction } from '../search-data/paid-calls.ts';

/**
 * A workspace's spending on live search data and on a language model in a calendar month (UTC), in
 * US dollars.
 */
export const spending = z.object({
  /** False without a priced source; then there is no spending. */
  isLive: z.boolean(),
  /** `YYYY-MM` */
  month: z.string(),
  spentUsd: z.number(),
  budgetUsd: z.number(),
  /** Maximum budget of a workspace in this deployment. */
  maxBudgetUsd: z.number(),
  /** True for owners only. */
  canSetBudget: z.boolean(),
  paidCalls: z.number().int(),
  /** Calls avoided by stored responses. */
  savedCalls: z.number().int(),
  /** Every day of the month up to today, oldest first; `day` is `YYYY-MM-DD`. */
  days: z.array(z.object({ day: z.string(), usd: z.number() })),
  /** Most expensive first. */
  actions: z.array(z.object({ action: paidAction, usd: z.number(), calls: z.number().int() })),
  /** The language model's use for the workspace's reports this month; null if none is set. */
  analyst: z
    .object({
      model: z.string(),
      /** Sections requested from it. */
      sections: z.number().int(),
      /** Without the sections whose tokens the service did not count. */
      inputTokens: z.number().int(),
      outputTokens: z.number().int(),
      uncountedSections: z.number().int(),
      /** US dollars of the sections with a price; null if no price is set. */
      usd: z.number().nullable(),
      /** By model, prompt version and website; most expensive first. */
      uses: z.array(
        z.object({
          model: z.string(),
          promptVersion: z.number().int(),
          domainName: z.string(),
          inputTokens: z.number().int(),
          outputTokens: z.number().int(),
          usd: z.number().nullable(),
        }),
      ),
    })
    .nullable(),
});
export type Spending = z.infer<typeof spending>;

export const spendingInput = z.object({ workspaceId: z.string() });

export const setBudgetInput = z.object({
  workspaceId: z.string(),
  /** US dollars a month; 0 stops every paid call. */
  budgetUsd: z.number().min(0, 'Enter 0 or more US dollars.').max(1_000_000, 'Enter a smaller budget.'),
});
export type SetBudgetInput = z.output<typeof setBudgetInput>;

export const estimateInput = z.object({
  workspaceId: z.string(),
  action: paidAction,
  /** An existing domain; absent for a new one. */
  domainId: z.string().optional(),
});
export type EstimateInput = z.output<typeof estimateInput>;

/** A domain to be added. */
export const estimateSetupInput = z.object({
  /** Absent for a workspace to be created. */
  workspaceId: z.string().optional(),
  /** As typed. */
  domain: z.string().max(300),
  locationCode: z.number().int(),
});
export type EstimateSetupInput = z.output<typeof estimateSetupInput>;

/** Expected cost of an action before it starts. */
export const costEstimate = z.object({
  /** False if it needs no priced source. */
  isPaid: z.boolean(),
  /** From the domain's current data; null for a new one. US dollars. */
  expectedUsd: z.number().nullable(),
  /** Without the retries that the provider may bill. US dollars. */
  upToUsd: z.number(),
  /** The workspace's remaining budget this month, US dollars. */
  leftUsd: z.number(),
});
export type CostEstimate = z.infer<typeof costEstimate>;
