import { z } from 'zod';

/** What somebody did that made a source's questions cost money. */
export const paidAction = z.enum([
  'setup',
  'refresh_keywords',
  'refresh_rankings',
  'discover_competitors',
  'add_competitor',
  'refresh_competitor',
  'add_keywords',
  'complete_keywords',
  'inspect',
]);
export type PaidAction = z.infer<typeof paidAction>;

/** For whom a question is asked: the workspace pays, the domain and the action say what for. */
export interface Payer {
  workspaceId: string;
  /** Null for what is asked beside any domain. */
  domainId: string | null;
  action: PaidAction;
}

/** A question to a source by the method that asks it, with as many items as it may bring. */
export interface SourceQuestion {
  method:
    | 'rankedKeywords'
    | 'rankingsAmong'
    | 'checkRankings'
    | 'completeKeywords'
    | 'keywordIdeas'
    | 'competitors'
    | 'compare'
    | 'lookUpKeywords'
    | 'searchResults';
  items: number;
}

/** A call of a priced source. Equal keys are equal questions, whoever asks them. */
export interface PaidCall {
  key: string;
  /** The provider's path, for the record. */
  endpoint: string;
}

/** A question that is paid and that the provider answers later. */
export interface HandedTask {
  /** Of the question, as in `PaidCall`. */
  key: string;
  /** The provider's own number, with which its result is read. */
  id: string;
}

/**
 * Keeps what a priced source was asked and what it cost. Kept answers hold public search data and nothing of a tenant, so
 * they serve every workspace; the record of a use belongs to the workspace that made it.
 */
export interface CallLedger {
  /** A kept answer that is fresh, and the record that the payer has used it for nothing; else null. */
  recall(payer: Payer, call: PaidCall): Promise<{ answer: unknown } | null>;
  /**
   * Sets the most that the call may cost aside and returns the number of its record. Until it is settled it counts at
   * that. AppError('budget_exceeded') when the workspace may not spend it any more this month.
   */
  reserve(payer: Payer, call: PaidCall, maxUsd: number): Promise<string>;
  /** Writes what a call has cost, and keeps its answer or the tasks that it has handed over, all or nothing. */
  settle(
    record: string,
    outcome: { usd: number; kept?: { call: PaidCall; answer: unknown }; tasks?: readonly HandedTask[] },
  ): Promise<void>;
  /** Those of the tasks that were handed over and may still be read, by anybody. */
  recallTasks(keys: readonly string[]): Promise<HandedTask[]>;
  /** A task whose result will never come: the next question of its key is handed over anew. */
  forgetTask(key: string): Promise<void>;
}
