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
  PageRules,
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
  /** The session, or the API key that stands in for one. */
  sessionId: string;
  /** There when an API key calls: what it may of all that its owner may. */
  key?: {
    scope: ApiKeyScope;
    /** What its owner called it, and its last four characters: the audit log names it by them. */
    name?: string;
    lastFour?: string;
    /** Whether answers may name people; not unless its owner has agreed. */
    includesPeople?: boolean;
    /** The one workspace that it reaches; null for all of its owner's. */
    workspaceId: string | null;
  };
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

/** Names one fetch of a list's history from Search Console. A fetch that is not the list's newest does nothing. */
export interface ConsoleFetchJob {
  listId: number;
  run: number;
}

/** Names one reading of a site. */
export interface SiteReadJob {
  siteId: number;
  run: number;
}

/** Names one brief of a list. */
export interface BriefJob {
  listId: number;
  briefId: string;
}

/** Names the checks of a list on a day (`YYYY-MM-DD`), which rules of alerts are to look at. */
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
  /** Not before a moment: where Search Console wants to be left alone until then. */
  enqueueConsoleFetch(tx: Transaction, job: ConsoleFetchJob, wait?: { notBefore: Date }): Promise<void>;
  /** Not before a moment: where the host wants to be left alone until then. */
  enqueueSiteRead(tx: Transaction, job: SiteReadJob, wait?: { notBefore: Date }): Promise<void>;
  enqueueBrief(tx: Transaction, job: BriefJob): Promise<void>;
  enqueueAlertCheck(tx: Transaction, job: AlertCheckJob): Promise<void>;
  /** Each mail is sent once the transaction has committed, and again only when it was not accepted. */
  enqueueMail(tx: Transaction, ...mails: OutgoingMail[]): Promise<void>;
}

/** Whether a site answers. Never throws for an unreachable one. */
export interface DomainProbe {
  isReachable(domainName: string): Promise<boolean>;
}

/** What became of a request: the status of its answer, or a sentence about why there is none. */
export interface PostAnswer {
  status: number | null;
  problem: string | null;
}

/**
 * Posts to an address that a stranger has given. It reaches public servers only, follows nothing, reads no answer beyond
 * its status, and never throws.
 */
export interface WebhookPoster {
  post(message: { url: string; headers: Record<string, string>; body: string }): Promise<PostAnswer>;
}

/** Counts an action against a limit; throws AppError('rate_limited') with `retryAfterSeconds` when it is used up. */
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

/** A place where somebody is signed in. */
interface OpenSession {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  /** Null until it has renewed its access for the first time. */
  refreshedAt: Date | null;
}

/** The sessions of the identity layer, as far as people manage their own. */
export interface SessionKeeper {
  /** Those that have not run out, the newest first. */
  list(userId: string): Promise<OpenSession[]>;
  /** Ends one session of the user, or all but one, at once in every process; returns how many there were. */
  end(choice: { userId: string; only?: string; except?: string }): Promise<number>;
  /** Ends all when `tx` commits; call what it returns after that. */
  endAllIn(tx: Transaction, userId: string): Promise<() => void>;
  /** Tells whoever watches with an API key, when `tx` commits, that it has ended; call what it returns after that. */
  endKeyIn(tx: Transaction, keyId: string): Promise<() => void>;
  isOpen(sessionId: string): Promise<boolean>;
  /** Calls back when the session ends, and when it may have ended unheard; returns how to stop that. */
  onEnding(sessionId: string, callback: () => void): Promise<() => void>;
}

/** Keeps files of our own making. Names are ours too: letters, digits, `-`, `_` and one dot. */
export interface FileStore {
  /** All of it or nothing; AppError('unavailable') when there is no room or nobody answers. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Null when there is none. */
  get(name: string): Promise<Uint8Array | null>;
  /** Also succeeds when there is none. */
  delete(name: string): Promise<void>;
}

/**
 * A picture as it may be shown to others: decoded, at most 512 px, encoded anew as WebP without anything that the
 * file carried besides. AppError('unsupported_media_type') for what is no picture of an allowed kind.
 */
export type PictureEncoder = (file: Uint8Array) => Promise<Uint8Array>;

/** Encrypts what has to be read again, so that a copied table gives nothing away. */
export interface TextSealer {
  seal(text: string): Promise<string>;
  /** Rejects when the text was sealed with another key or changed since. */
  open(sealed: string): Promise<string>;
}

/** What the use cases need from outside, wired once by the composition root. */
export interface Services {
  database: DatabaseHandle;
  now: () => Date;
  newId: () => string;
  /** Sources in the order in which they are asked whether they cover a site. */
  sources: Partial<Record<DataSourceName, SearchDataSource>>;
  /** What a workspace may spend on priced sources in a month, US dollars: unless it says otherwise, and at most. */
  budgets: { defaultUsd: number; maxUsd: number };
  /** The sites of the sample world; they exist by the catalogue and are never dialled. */
  sampleDomains: readonly SampleDomain[];
  analyst: Analyst;
  jobs: JobQueue;
  probe: DomainProbe;
  webhooks: WebhookPoster;
  rateLimiter: RateLimiter;
  /** The product's public address, without a path; links in mails start with it. */
  publicUrl: string;
  sessions: SessionKeeper;
  files: FileStore;
  encodePicture: PictureEncoder;
  exportReader: ExportReader;
  /** Computes intents, relevance and topics of a list. */
  keywordAnalysis: KeywordAnalysis;
  moveRules: MoveRules;
  /** Reads the servers of sites that are tracked. */
  siteReader: SiteReader;
  pageRules: PageRules;
  briefRules: BriefRules;
  crawl: CrawlSettings;
  /** Null where this server is not registered with Google. */
  searchConsole: SearchConsole | null;
  sealer: TextSealer;
  /** Lower-case addresses with the admin role. */
  adminEmails: readonly string[];
  log: Logger;
}

export interface ApiContext {
  /** Does the work of a procedure and measures it; absent where nobody looks. */
  measure?: <Result>(procedure: string, work: () => Promise<Result>) => Promise<Result>;
  services: Services;
  requestId: string;
  /** Whom limits for people without a session count; absent where no network is between. */
  clientAddress?: string;
  /** The caller, or why there is none. */
  caller: Caller | AppError;
  /** The request changes something of the workspaces that it reaches, so viewers are refused. */
  isChange?: boolean;
  /**
   * Hears of each workspace that the request reaches; absent where nobody keeps its answer.
   */
  noteWorkspace?: (workspaceId: string) => void;
  /**
   * Refuses a change of what the caller has not seen as it is; absent where the caller set no such condition. A use
   * case that changes one resource calls it in its transaction, once whoever else would change it has to wait.
   */
  requireUnchanged?: (tx: Transaction) => Promise<void>;
}

/** The context of a use case that needs somebody signed in. */
export interface AuthedContext extends ApiContext {
  caller: Caller;
}
