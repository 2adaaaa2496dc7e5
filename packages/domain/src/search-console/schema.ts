import { z } from 'zod';
import { importState } from '../imports/schema.ts';
import { consoleFetchState } from './console-facts.ts';

/** The only requested permission: read access. */
export const searchConsoleScope = 'https://www.googleapis.com/auth/webmasters.readonly';

export const searchConsoleLimits = {
  /** Maximum rows of one response (Search Console API, `rowLimit`). */
  pageRows: 25_000,
  /** Maximum rows that Search Console has for a table. */
  tableRows: 50_000,
  /** Minutes in which a started consent must be completed. */
  flowMinutes: 10,
  /** Maximum properties offered for a domain. */
  properties: 50,
} as const;

/** Redirect path for Google, below the public address. */
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
  /** True if the caller may disconnect it: its creator, and owners. */
  canDisconnect: z.boolean(),
  /** True if it reads nothing until a user grants access again. */
  needsRenewal: z.boolean(),
  /** Reason for the last refusal, in a sentence; null if the last request succeeded. */
  problem: z.string().nullable(),
  problemAt: z.date().nullable(),
});

const fetchView = z.object({
  importId: z.string(),
  property: z.string(),
  state: importState,
  startedAt: z.date(),
  finishedAt: z.date().nullable(),
  /** Last day of the figures, `YYYY-MM-DD`; null before they are fetched. */
  measuredOn: z.string().nullable(),
  /** Reason for the failure. */
  message: z.string().nullable(),
});

/** Figures of single days, fetched in the background up to 16 months back. */
const consoleHistory = z.object({
  state: consoleFetchState,
  daysFetched: z.number().int(),
  /** Days for which Search Console has figures. */
  daysWanted: z.number().int(),
  /** Oldest fetched day, `YYYY-MM-DD`. */
  oldestDay: z.string().nullable(),
  /** Reason why it waits or ended early, in a sentence. */
  note: z.string().nullable(),
  /** Time at which it continues automatically; null if it does not wait. */
  resumesAt: z.date().nullable(),
  /** Notes about the fetched days, in sentences. */
  notes: z.array(z.string()),
});

/** State of a domain's connection to Search Console's API. */
export const searchConsoleState = z.object({
  /** False if this server is not registered with Google. */
  isAvailable: z.boolean(),
  /** The workspace's connection; null without one. */
  connection: connection.nullable(),
  /** The property fetched for this domain; null if none is chosen. */
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

/** Parameters of Google's redirect; without a code, the account's owner has declined. */
export const finishSearchConsoleInput = z.object({
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(2_000).nullable(),
});
export type FinishSearchConsoleInput = z.output<typeof finishSearchConsoleInput>;

export const finishedSearchConsole = z.object({ domainId: z.string(), isConnected: z.boolean() });
export type FinishedSearchConsole = z.infer<typeof finishedSearchConsole>;

/** The grant is deleted here; `isRevoked` is true if Google confirmed the revocation. */
export const disconnectedSearchConsole = z.object({ isRevoked: z.boolean() });
export type DisconnectedSearchConsole = z.infer<typeof disconnectedSearchConsole>;
