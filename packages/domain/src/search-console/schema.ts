import { z } from 'zod';
import { importState } from '../imports/schema.ts';
import { consoleFetchState } from './console-facts.ts';

/** The one permission that is asked for: reading. */
export const searchConsoleScope = 'https://www.googleapis.com/auth/webmasters.readonly';

export const searchConsoleLimits = {
  /** Rows of one answer (Search Console API, `rowLimit`). */
  pageRows: 25_000,
  /** Search Console has no more rows of a table than these. */
  tableRows: 50_000,
  /** An agreement that was begun has to end within so many minutes. */
  flowMinutes: 10,
  /** Properties of a domain that are offered. */
  properties: 50,
} as const;

/** Where the browser comes back to, below the public address. */
export const searchConsoleReturnPath = '/search-console/callback';

export const searchConsolePermission = z.enum(['owner', 'full', 'restricted']);
export type SearchConsolePermission = z.infer<typeof searchConsolePermission>;

/** A property whose pages belong to the domain. */
export const searchConsoleProperty = z.object({
  /** As Search Console writes it. */
  property: z.string(),
  permission: searchConsolePermission,
});
export type SearchConsoleProperty = z.infer<typeof searchConsoleProperty>;

const connection = z.object({
  connectedBy: z.string(),
  connectedAt: z.date(),
  /** Whether the caller may end it: who has made it, and owners. */
  canDisconnect: z.boolean(),
  /** It reads nothing before somebody agrees anew. */
  needsRenewal: z.boolean(),
  /** Why it was last refused, in a sentence; null when the last call went well. */
  problem: z.string().nullable(),
  problemAt: z.date().nullable(),
});

const fetchView = z.object({
  importId: z.string(),
  property: z.string(),
  state: importState,
  startedAt: z.date(),
  finishedAt: z.date().nullable(),
  /** The last day of the figures, `YYYY-MM-DD`; null before they are there. */
  measuredOn: z.string().nullable(),
  /** Why it failed. */
  message: z.string().nullable(),
});

/** Figures of single days, fetched in the background up to 16 months back. */
const consoleHistory = z.object({
  state: consoleFetchState,
  daysFetched: z.number().int(),
  /** Days of which Search Console has figures. */
  daysWanted: z.number().int(),
  /** The oldest day that is fetched, `YYYY-MM-DD`. */
  oldestDay: z.string().nullable(),
  /** Why it waits or has ended early, in a sentence. */
  note: z.string().nullable(),
  /** When it goes on by itself; null unless it waits. */
  resumesAt: z.date().nullable(),
  /** What to know of the days that are there, in sentences. */
  notes: z.array(z.string()),
});

/** How a domain stands with Search Console's API. */
export const searchConsoleState = z.object({
  /** Whether this server is registered with Google at all. */
  isAvailable: z.boolean(),
  /** The workspace's; null where nobody has connected it. */
  connection: connection.nullable(),
  /** What is fetched for this domain; null where none is chosen. */
  property: z.string().nullable(),
  lastFetch: fetchView.nullable(),
  /** Null before the first property is chosen. */
  history: consoleHistory.nullable().optional(),
});
export type SearchConsoleState = z.infer<typeof searchConsoleState>;

export const chooseSearchConsolePropertyInput = z.object({
  domainId: z.string(),
  property: z.string().min(1, 'Choose a property.').max(2_000),
});
export type ChooseSearchConsolePropertyInput = z.output<typeof chooseSearchConsolePropertyInput>;

/** What Google's return carries; without a code, the account's owner has declined. */
export const finishSearchConsoleInput = z.object({
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(2_000).nullable(),
});
export type FinishSearchConsoleInput = z.output<typeof finishSearchConsoleInput>;

export const finishedSearchConsole = z.object({ domainId: z.string(), isConnected: z.boolean() });
export type FinishedSearchConsole = z.infer<typeof finishedSearchConsole>;

/** The agreement is forgotten here; `isRevoked` tells whether Google has heard of it too. */
export const disconnectedSearchConsole = z.object({ isRevoked: z.boolean() });
export type DisconnectedSearchConsole = z.infer<typeof disconnectedSearchConsole>;
