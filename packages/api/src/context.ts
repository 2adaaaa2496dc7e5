import type { DatabaseHandle, Transaction } from '@keydence/db';
import type {
  Analyst,
  AppError,
  DataSourceName,
  OutgoingMail,
  RefreshKind,
  SampleDomain,
  SearchDataSource,
} from '@keydence/domain';

export interface Caller {
  userId: string;
  email: string;
  sessionId: string;
}

/** The one line per event that the log keeps. Values must not carry secrets. */
export interface Logger {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

/** Names one run of a domain's setup. A run that is not the domain's newest does nothing. */
export interface SetupJob {
  domainId: string;
  run: number;
}

/** Names one refresh of a keyword list. */
export interface RefreshJob {
  listId: number;
  kind: RefreshKind;
  run: number;
}

/** Durable jobs in the same database. Sends inside a transaction commit and roll back with it. */
export interface JobQueue {
  enqueueSetup(tx: Transaction, job: SetupJob): Promise<void>;
  enqueueRefresh(tx: Transaction, job: RefreshJob): Promise<void>;
  /** Each mail is sent once the transaction has committed, and again only when it was not accepted. */
  enqueueMail(tx: Transaction, ...mails: OutgoingMail[]): Promise<void>;
}

/** Whether a site answers. Never throws for an unreachable one. */
export interface DomainProbe {
  isReachable(domainName: string): Promise<boolean>;
}

/** Counts an action against a limit; throws AppError('rate_limited') with `retryAfterSeconds` when it is used up. */
export interface RateLimiter {
  take(
    action:
      | 'invitation_minute'
      | 'invitation_day'
      | 'probe_minute'
      | 'probe_day'
      | 'share_minute'
      | 'provider_minute',
    subject: string,
  ): Promise<void>;
}

/** What the use cases need from outside, wired once by the composition root. */
export interface Services {
  database: DatabaseHandle;
  now: () => Date;
  newId: () => string;
  /** Sources in the order in which they are asked whether they cover a site. */
  sources: Partial<Record<DataSourceName, SearchDataSource>>;
  /** The sites of the sample world; they exist by the catalogue and are never dialled. */
  sampleDomains: readonly SampleDomain[];
  analyst: Analyst;
  jobs: JobQueue;
  probe: DomainProbe;
  rateLimiter: RateLimiter;
  /** The product's public address, without a path; links in mails start with it. */
  publicUrl: string;
  /** Lower-case addresses with the admin role. */
  adminEmails: readonly string[];
  log: Logger;
}

export interface ApiContext {
  services: Services;
  requestId: string;
  /** Whom limits for people without a session count; absent where no network is between. */
  clientAddress?: string;
  /** The caller, or why there is none. */
  caller: Caller | AppError;
}

/** The context of a use case that needs somebody signed in. */
export interface AuthedContext extends ApiContext {
  caller: Caller;
}
