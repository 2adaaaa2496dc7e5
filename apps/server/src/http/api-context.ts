import { type ApiContext, asAppError, type Services } from '@keydence/api';
import { AppError } from '@keydence/domain';
import type { Context } from 'hono';
import { clientAddress } from '../identity/client-address.ts';
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
  /** The caller behind an Authorization header, or why there is none. */
  authenticate: (authorization: string | undefined) => Promise<ApiContext['caller']>;
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
    caller: await countKey(edge, caller, report),
  };
}

/** Whoever calls with an API key counts against its limit; past it, the refusal takes the caller's place. */
async function countKey(
  { rateLimiter }: Edge,
  caller: ApiContext['caller'],
  report: (use: RateUse) => void,
): Promise<ApiContext['caller']> {
  if (caller instanceof AppError || !caller.key) return caller;
  return rateLimiter.take('key_minute', caller.sessionId, report).then(
    () => caller,
    (error: unknown) => asAppError(error),
  );
}
