import { z } from 'zod';
import { paidAction } from '../search-data/paid-calls.ts';

/** What a workspace spends on live search data and on a language model in a calendar month (UTC), in US dollars. */
export const spending = z.object({
  /** Whether a priced source is connected; else there is nothing to spend on. */
  isLive: z.boolean(),
  /** `YYYY-MM` */
  month: z.string(),
  spentUsd: z.number(),
  budgetUsd: z.number(),
  /** The most that this deployment lets a workspace spend. */
  maxBudgetUsd: z.number(),
  /** Only owners may. */
  canSetBudget: z.boolean(),
  paidCalls: z.number().int(),
  /** Calls that a kept answer has saved. */
  savedCalls: z.number().int(),
  /** Every day of the month up to today, oldest first; `day` is `YYYY-MM-DD`. */
  days: z.array(z.object({ day: z.string(), usd: z.number() })),
  /** The dearest first. */
  actions: z.array(z.object({ action: paidAction, usd: z.number(), calls: z.number().int() })),
  /** What the language model has used for the workspace's reports this month; null where none is set. */
  analyst: z
    .object({
      model: z.string(),
      /** Sections for which it was asked. */
      sections: z.number().int(),
      /** Without the sections whose tokens the service did not count. */
      inputTokens: z.number().int(),
      outputTokens: z.number().int(),
      uncountedSections: z.number().int(),
      /** US dollars of the sections with a price; null where no price is set. */
      usd: z.number().nullable(),
      /** By model, prompt version and website; the dearest first. */
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
  /** Of a domain that exists; left out: a new one. */
  domainId: z.string().optional(),
});
export type EstimateInput = z.output<typeof estimateInput>;

/** A domain that is about to be added. */
export const estimateSetupInput = z.object({
  /** Left out: to a workspace that is about to be made. */
  workspaceId: z.string().optional(),
  /** As it was typed. */
  domain: z.string().max(300),
  locationCode: z.number().int(),
});
export type EstimateSetupInput = z.output<typeof estimateSetupInput>;

/** What an action will cost, before it is taken. */
export const costEstimate = z.object({
  /** False: it asks no priced source. */
  isPaid: z.boolean(),
  /** By what is known of the domain now; null for a new one. US dollars. */
  expectedUsd: z.number().nullable(),
  /** Without the retries that the provider may bill. US dollars. */
  upToUsd: z.number(),
  /** What the workspace may still spend this month, US dollars. */
  leftUsd: z.number(),
});
export type CostEstimate = z.infer<typeof costEstimate>;
