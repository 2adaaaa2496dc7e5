import type { ApiContext, Services } from '@keydence/api';
import type { Context } from 'hono';

export interface AppEnv {
  Variables: {
    requestId: string;
    /** Wire names of the running REST operation's input, for the paths in its errors. */
    inputNames?: Readonly<Record<string, string>>;
  };
}

/** What the edge needs to answer for a caller. */
export interface Edge {
  services: Services;
  /** The caller behind an Authorization header, or why there is none. */
  authenticate: (authorization: string | undefined) => Promise<ApiContext['caller']>;
}

/** The context of one request, the same for the typed procedures and REST. */
export async function createContext(edge: Edge, c: Context<AppEnv>): Promise<ApiContext> {
  return {
    services: edge.services,
    requestId: c.get('requestId'),
    caller: await edge.authenticate(c.req.header('authorization')),
  };
}
