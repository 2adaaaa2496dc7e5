import { readCode } from './read-code.ts';

/** Signs in to a running server with the mailed code; returns the headers of the session. */
export async function signIn(
  { origin, folder }: { origin: string; folder: string },
  email: string,
): Promise<{ authorization: string }> {
  await post(`${origin}/auth/v1/otp`, { email });
  const token = readCode(folder, email);
  const session = (await post(`${origin}/auth/v1/verify`, { type: 'email', email, token })) as {
    access_token: string;
  };
  return { authorization: `Bearer ${session.access_token}` };
}

/** Posts JSON and reads the answer; throws for any but a success. */
export async function post(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
