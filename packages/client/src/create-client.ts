import createFetchClient, { type Client } from 'openapi-fetch';
import { createPatientFetch, type Patience } from './patient-fetch.ts';
import type { paths } from './schema.generated.ts';

/** A method for each HTTP method, typed by path: `client.GET('/api/companies')`. */
export type KeydenceClient = Client<paths>;

interface ClientOptions extends Partial<Patience> {
  /** Origin of the server, without a path. */
  url: string;
  /** An API key or the access token of a session; a function is called before each request. */
  token: string | (() => string | Promise<string>);
}

/**
 * The typed REST API. A request is retried when the server asks for it (425, 429, 503), and a POST
 * carries an `Idempotency-Key`, so that a retry has no second effect.
 */
export function createClient({ url, token, ...patience }: ClientOptions): KeydenceClient {
  const patientFetch = createPatientFetch(patience);
  return createFetchClient<paths>({
    baseUrl: url.replace(/(?<!\/)\/+$/, ''),
    fetch: async (request) => {
      const present = typeof token === 'string' ? token : await token();
      request.headers.set('Authorization', `Bearer ${present}`);
      return patientFetch(request);
    },
  });
}
