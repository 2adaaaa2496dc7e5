import { type ApiContext, asAppError, type Caller, type Services } from '@keydence/api';
import { AppError } from '@keydence/domain';
import type { Context } from 'hono';
import type { CallLimiter, Calls } from '../limits/call-limiter.ts';
import type { RateUse, ReportingRateLimiter } from '../limits/rate-limiter.ts';
import { clientAddress } from './client-address.ts';

export interface AppEnv {
  Variables: {
    requestId: string;
    rateUses?: RateUse[];
    /** Wire names of the REST operation's input, for paths in errors. */
    inputNames?: Readonly<Record<string, string>>;
  };
}

export interface Edge {
  services: Omit<Services, 'rateLimiter'>;
  rateLimiter: ReportingRateLimiter;
  /** Counts every call of a person; absent without limits. */
  callLimiter?: CallLimiter;
  /** The caller of an Authorization header, or the reason for a refusal. */
  authenticate: (authorization: string | undefined) => Promise<ApiContext['caller']>;
  /**
   * The caller if `authenticate` has verified the header recently; synchronous. Absent by default.
   */
  recognise?: (authorization: string | undefined) => Caller | undefined;
  measure?: ApiContext['measure'];
  /** Number of trusted proxies in front of the server; 0 by default. */
  trustProxyHops?: number;
}

export async function createContext(edge: Edge, c: Context<AppEnv>): Promise<ApiContext> {
  const rateUses: RateUse[] = [];
  c.set('rateUses', rateUses);
  const report = (use: RateUse) => rateUses.push(use);
  const caller = await edge.authenticate(c.req.header('authorization'));
  return {
    services: {
      ...edge.services,
      rateLimiter: { take: (action, subject) => edge.rateLimiter.take(action, subject, report) },
    },
    ...(edge.measure && { measure: edge.measure }),
    requestId: c.get('requestId'),
    clientAddress: clientAddress(c, edge.trustProxyHops),
    caller: await countCalls(edge, { caller, path: c.req.path, report }),
  };
}

interface Asked {
  caller: ApiContext['caller'];
  path: string;
  report: (use: RateUse) => void;
}

/**
 * Counts the call against the limit of its person or key; past the limit, the refusal replaces the
 * caller.
 */
async function countCalls(
  { rateLimiter, callLimiter }: Edge,
  { caller, path, report }: Asked,
): Promise<ApiContext['caller']> {
  if (caller instanceof AppError) return caller;
  const { userId, sessionId, key } = caller;
  const calls = { ...readCalls(path), userId };
  try {
    if (!key || calls.surface === 'screens') callLimiter?.take(calls, report);
    if (key) await rateLimiter.take('key_minute', sessionId, report);
    return caller;
  } catch (error) {
    return asAppError(error);
  }
}

/** A batch path lists its procedures, separated by commas. */
function readCalls(path: string): Pick<Calls, 'surface' | 'count'> {
  if (!path.startsWith('/trpc/')) return { surface: 'api', count: 1 };
  return { surface: 'screens', count: path.split(/,|%2c/i).length };
}
