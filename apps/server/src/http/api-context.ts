import { type ApiContext, asAppError, type Caller, type Services } from '@keydence/api';
import { AppError } from '@keydence/domain';
import type { Context } from 'hono';
import { clientAddress } from '../identity/client-address.ts';
import type { CallLimiter, Calls } from '../limits/call-limiter.ts';
import type { RateUse, ReportingRateLimiter } from '../limits/rate-limiter.ts';

export interface AppEnv {
  Variables: {
    requestId: string;
    /** The limits that this request counted against. */
    rateUses?: RateUse[];
    /** Wire names of the running REST operation's input, for the paths in its errors. */
    inputNames?: Readonly<Record<string, string>>;
  };
}

/** What the edge needs to answer for a caller. */
export interface Edge {
  services: Omit<Services, 'rateLimiter'>;
  rateLimiter: ReportingRateLimiter;
  /** Counts every call of a person; absent where nobody is limited. */
  callLimiter?: CallLimiter;
  /** The caller behind an Authorization header, or why there is none. */
  authenticate: (authorization: string | undefined) => Promise<ApiContext['caller']>;
  /** The caller as `authenticate` gave it moments ago, without waiting; nobody by default. */
  recognise?: (authorization: string | undefined) => Caller | undefined;
  /** Measures the procedures. */
  measure?: ApiContext['measure'];
  /** How many proxies in front of the server are trusted to tell the client's address; none by default. */
  trustProxyHops?: number;
}

/** The context of one request, the same for the typed procedures and REST. */
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

/** Every call counts against its person's limit or its key's; past one, the refusal takes the caller's place. */
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

/** A path of the typed procedures names each of its batch, with commas between them. */
function readCalls(path: string): Pick<Calls, 'surface' | 'count'> {
  if (!path.startsWith('/trpc/')) return { surface: 'api', count: 1 };
  return { surface: 'screens', count: path.split(/,|%2c/i).length };
}
