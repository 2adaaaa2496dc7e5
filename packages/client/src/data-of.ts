import { KeydenceError } from './keydence-error.ts';

/** Result of a call in the client's shape. */
export interface Outcome<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The body of a successful call. @throws KeydenceError if the server rejected it */
export async function dataOf<Data>(call: Promise<Outcome<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok) throw new KeydenceError(response, error);
  // Responses without a body (204) have no data type.
  return data as Data;
}
