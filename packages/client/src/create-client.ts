import createFetchClient, { type Client } from 'openapi-fetch';
import { createPatientFetch, type Patience } from './patient-fetch.ts';
import type { paths } from './schema.generated.ts';

/** A method for each HTTP method, typed by path: `client.GET('/api/companies')`. */
export type KeydenceClient = Client<paths>;

interface ClientOptions extends Partial<Patience> {
  /** Where the server is, without a path. */
  url: string;
  /** An API key or the access token of a session; a function is asked before each request. */
  token: string | (() => string | Promise<string>);
}

/**
 * The REST API with its types. A request waits where the server asks to come back (425, 429, 503), and a POST carries
 * an `Idempotency-Key`, so that sending it again does nothing twice.
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
