import { readMailsTo } from './outboxes.ts';

/** Signs in a new address with the mailed code; returns the access token. */
export async function signInByMail(serverUrl: string, email: string): Promise<string> {
  await post(`${serverUrl}/auth/v1/otp`, { email });
  const [mail] = await readMailsTo(serverUrl, email);
  const token = mail?.code;
  const session = (await post(`${serverUrl}/auth/v1/verify`, { type: 'email', email, token })) as {
    access_token: string;
  };
  return session.access_token;
}

async function post(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
