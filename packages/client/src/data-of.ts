import { KeydenceError } from './keydence-error.ts';

/** What a call came to, as the client gives it. */
export interface Outcome<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * The body of a call that worked.
 * @throws KeydenceError for one that the server refused
 */
export async function dataOf<Data>(call: Promise<Outcome<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok) throw new KeydenceError(response, error);
  // Without a body (204) there is nothing of that type to miss.
  return data as Data;
}
