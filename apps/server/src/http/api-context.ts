import type { ApiContext, Services } from '@keydence/api';
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
  /** How many proxies in front of the server are trusted to tell the client's address; none by default. */
  trustProxyHops?: number;
}

/** The context of one request, the same for the typed procedures and REST. */
export async function createContext(edge: Edge, c: Context<AppEnv>): Promise<ApiContext> {
  const rateUses: RateUse[] = [];
  c.set('rateUses', rateUses);
  const report = (use: RateUse) => rateUses.push(use);
  return {
    services: {
      ...edge.services,
      rateLimiter: { take: (action, subject) => edge.rateLimiter.take(action, subject, report) },
    },
    requestId: c.get('requestId'),
    clientAddress: clientAddress(c, edge.trustProxyHops),
    caller: await edge.authenticate(c.req.header('authorization')),
  };
}
