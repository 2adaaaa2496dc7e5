import { z } from 'zod';

/** User actions that cause paid requests. */
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

/** Payer of a request: the workspace pays, the domain and the action give the purpose. */
export interface Payer {
  workspaceId: string;
  /** Null for a request without a domain. */
  domainId: string | null;
  action: PaidAction;
}

/** A source request, named by its method, with the maximum number of items. */
export interface SourceRequest {
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

/** A call of a priced source. Equal keys mean equal requests, regardless of the workspace. */
export interface PaidCall {
  key: string;
  /** The provider's path, for the record. */
  endpoint: string;
}

/** A paid request whose result the provider delivers later. */
export interface HandedTask {
  /** Key of the request, as in `PaidCall`. */
  key: string;
  /** The provider's id, with which its result is read. */
  id: string;
}

/**
 * Stores the requests to a priced source and their costs. Stored responses contain public search
 * data and no tenant data, so all workspaces share them; the record of a use belongs to the
 * workspace that made it.
 */
export interface CallLedger {
  /** A stored response that is fresh, and a record of the payer's free use; else null. */
  recall(payer: Payer, call: PaidCall): Promise<{ answer: unknown } | null>;
  /**
   * Reserves the maximum cost of the call and returns the id of its record. Until it is settled,
   * that amount counts. AppError('budget_exceeded') if the workspace's remaining budget of this
   * month is too small.
   */
  reserve(payer: Payer, call: PaidCall, maxUsd: number): Promise<string>;
  /** Records the cost of a call, and stores its response or submitted tasks, all or nothing. */
  settle(
    record: string,
    outcome: { usd: number; kept?: { call: PaidCall; answer: unknown }; tasks?: readonly HandedTask[] },
  ): Promise<void>;
  /** Submitted tasks whose results any workspace may still read. */
  recallTasks(keys: readonly string[]): Promise<HandedTask[]>;
  /** Removes a task whose result will never arrive; the next request with its key is submitted again. */
  forgetTask(key: string): Promise<void>;
}
