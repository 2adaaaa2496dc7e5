import type { DatabaseHandle, Transaction } from '@keydence/db';
import type {
  Analyst,
  ApiKeyScope,
  AppError,
  BriefRules,
  DataSourceName,
  ExportReader,
  KeywordAnalysis,
  MoveRules,
  OutgoingMail,
  PageBrowser,
  PageRules,
  RadarRules,
  RefreshKind,
  SampleDomain,
  SearchConsole,
  SearchDataSource,
  SiteReader,
} from '@keydence/domain';
import type { CrawlSettings } from './pages/limit-crawl.ts';

export interface Caller {
  userId: string;
  email: string;
  /** Session id, or the id of the API key that replaces it. */
  sessionId: string;
  /** Set for a call by an API key: its share of the owner's permissions. */
  key?: {
    scope: ApiKeyScope;
    /** Name given by its owner, and its last four characters; both identify it in the audit log. */
    name?: string;
    lastFour?: string;
    /** True if responses may name people; requires the owner's consent. */
    includesPeople?: boolean;
    /** The only workspace that the key reaches; null for all of its owner's. */
    workspaceId: string | null;
  };
}

/** Writes one log line per event. Values must not carry secrets. */
export interface Logger {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

/** Names one run of a domain's setup. Only the domain's newest run does anything. */
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

/** Names one import of an export. */
export interface ImportJob {
  importId: string;
}

/** Names one run of a list's intents, relevance and topics. */
export interface TopicJob {
  listId: number;
  run: number;
}

/** Names one computation of a list's moves. */
export interface MovesJob {
  listId: number;
  run: number;
}

/** Names one fetch of a list's history from Search Console. Only the list's newest fetch does anything. */
export interface ConsoleFetchJob {
  listId: number;
  run: number;
}

/** Names one read of a site. */
export interface SiteReadJob {
  siteId: number;
  run: number;
}

/** Names one brief of a list. */
export interface BriefJob {
  listId: number;
  briefId: string;
}

/** Names the polls of a list's competitors that are queued. */
export interface RadarJob {
  listId: number;
}

/** Names the checks of a list on a day (`YYYY-MM-DD`) that alert rules evaluate. */
export interface AlertCheckJob {
  listId: number;
  day: string;
}

/** Names one attempt at a message to a webhook, counted from 1. */
export interface DeliveryJob {
  deliveryId: string;
  attempt: number;
}

/** Durable jobs in the same database. Sends inside a transaction commit and roll back with it. */
export interface JobQueue {
  enqueueSetup(tx: Transaction, job: SetupJob): Promise<void>;
  enqueueRefresh(tx: Transaction, job: RefreshJob): Promise<void>;
  enqueueImport(tx: Transaction, job: ImportJob): Promise<void>;
  enqueueTopics(tx: Transaction, job: TopicJob): Promise<void>;
  enqueueMoves(tx: Transaction, job: MovesJob): Promise<void>;
  /** `notBefore` delays the job until Search Console accepts requests again. */
  enqueueConsoleFetch(tx: Transaction, job: ConsoleFetchJob, wait?: { notBefore: Date }): Promise<void>;
  /** `notBefore` delays the job until the host accepts requests again. */
  enqueueSiteRead(tx: Transaction, job: SiteReadJob, wait?: { notBefore: Date }): Promise<void>;
  enqueueBrief(tx: Transaction, job: BriefJob): Promise<void>;
  enqueueRadar(tx: Transaction, job: RadarJob): Promise<void>;
  enqueueAlertCheck(tx: Transaction, job: AlertCheckJob): Promise<void>;
  /** Sends each e-mail after the commit, and again only if it was not accepted. */
  enqueueMail(tx: Transaction, ...mails: OutgoingMail[]): Promise<void>;
}

/** True if a site responds. Never throws for an unreachable one. */
export interface DomainProbe {
  isReachable(domainName: string): Promise<boolean>;
}

/** Result of a request: the status of its response, or a sentence about the reason for none. */
export interface PostAnswer {
  status: number | null;
  problem: string | null;
}

/**
 * Posts to a user-given address. It reaches public servers only, follows no redirect, reads only
 * the status of the response, and never throws.
 */
export interface WebhookPoster {
  post(message: { url: string; headers: Record<string, string>; body: string }): Promise<PostAnswer>;
}

/**
 * Counts an action against a limit; throws AppError('rate_limited') with `retryAfterSeconds` once
 * it is used up.
 */
export interface RateLimiter {
  take(
    action:
      | 'invitation_minute'
      | 'invitation_day'
      | 'newsletter_hour'
      | 'newsletter_link_minute'
      | 'probe_minute'
      | 'probe_day'
      | 'share_minute'
      | 'provider_minute'
      | 'upload_minute'
      | 'vote_minute'
      | 'comment_minute'
      | 'feedback_hour'
      | 'unsubscribe_minute'
      | 'key_minute'
      | 'tool_minute'
      | 'webhook_minute',
    subject: string,
  ): Promise<void>;
}

/** A signed-in session of a person. */
interface OpenSession {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  /** Null until the session has first renewed its access. */
  refreshedAt: Date | null;
}

/** Sessions of the identity layer, for people to manage their own. */
export interface SessionKeeper {
  /** Sessions that have not expired, newest first. */
  list(userId: string): Promise<OpenSession[]>;
  /**
   * Ends one session of the user, or all but one, immediately in every process; returns the number
   * of ended sessions.
   */
  end(choice: { userId: string; only?: string; except?: string }): Promise<number>;
  /** Ends all sessions when `tx` commits; call the returned function after the commit. */
  endAllIn(tx: Transaction, userId: string): Promise<() => void>;
  /**
   * Notifies streams opened with an API key, when `tx` commits, that the key has ended; call the
   * returned function after the commit.
   */
  endKeyIn(tx: Transaction, keyId: string): Promise<() => void>;
  isOpen(sessionId: string): Promise<boolean>;
  /** Calls back when the session ends, or when its end may have been missed; returns the unsubscribe function. */
  onEnding(sessionId: string, callback: () => void): Promise<() => void>;
}

/**
 * Stores files that the server creates. The server also chooses names: letters, digits, `-`, `_`
 * and one dot.
 */
export interface FileStore {
  /** All or nothing; AppError('unavailable') if the storage is full or unreachable. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Null for an unknown name. */
  get(name: string): Promise<Uint8Array | null>;
  /** Succeeds for an unknown name too. */
  delete(name: string): Promise<void>;
}

/**
 * A picture that is safe to show to others: decoded, at most 512 px, encoded again as WebP without
 * the file's other data. AppError('unsupported_media_type') unless it is a picture of an allowed
 * kind.
 */
export type PictureEncoder = (file: Uint8Array) => Promise<Uint8Array>;

/** Encrypts secrets that the server must read again, so that a copied table does not reveal them. */
export interface TextSealer {
  seal(text: string): Promise<string>;
  /** Rejects if the text was sealed with another key or changed since. */
  open(sealed: string): Promise<string>;
}

/** External dependencies of the use cases, wired once by the composition root. */
export interface Services {
  database: DatabaseHandle;
  now: () => Date;
  newId: () => string;
  /** Sources in the order in which the server checks whether they cover a site. */
  sources: Partial<Record<DataSourceName, SearchDataSource>>;
  /**
   * Monthly spending limits of a workspace for priced sources, US dollars: the default, and the
   * maximum.
   */
  budgets: { defaultUsd: number; maxUsd: number };
  /** Sites of the sample world; they exist in the catalog and are never contacted. */
  sampleDomains: readonly SampleDomain[];
  analyst: Analyst;
  jobs: JobQueue;
  probe: DomainProbe;
  webhooks: WebhookPoster;
  rateLimiter: RateLimiter;
  /** The product's public address, without a path; links in e-mails start with it. */
  publicUrl: string;
  sessions: SessionKeeper;
  files: FileStore;
  encodePicture: PictureEncoder;
  exportReader: ExportReader;
  keywordAnalysis: KeywordAnalysis;
  moveRules: MoveRules;
  /** These read tracked sites; the browser is null if the server has none. */
  siteReader: SiteReader;
  pageBrowser: PageBrowser | null;
  pageRules: PageRules;
  briefRules: BriefRules;
  radarRules: RadarRules;
  crawl: CrawlSettings;
  /** Null if this server is not registered with Google. */
  searchConsole: SearchConsole | null;
  sealer: TextSealer;
  /** Lower-case addresses with the admin role. */
  adminEmails: readonly string[];
  log: Logger;
}

export interface ApiContext {
  /** Runs the work of a procedure and measures it; absent if metrics are off. */
  measure?: <Result>(procedure: string, work: () => Promise<Result>) => Promise<Result>;
  services: Services;
  requestId: string;
  /** Key of the limits for people without a session; absent without a network connection. */
  clientAddress?: string;
  /** The caller, or the reason for none. */
  caller: Caller | AppError;
  /** The request changes data of the workspaces that it reaches, so viewers are refused. */
  isChange?: boolean;
  /** Called with each workspace that the request reaches; absent if the response is not cached. */
  noteWorkspace?: (workspaceId: string) => void;
  /**
   * Refuses a change of a resource that differs from the caller's version; absent if the caller set
   * no such condition. A use case that changes one resource calls it in its transaction, after
   * locking the resource.
   */
  requireUnchanged?: (tx: Transaction) => Promise<void>;
}

/** Context of a use case that requires a signed-in caller. */
export interface AuthedContext extends ApiContext {
  caller: Caller;
}
