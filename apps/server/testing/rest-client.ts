export interface RestAnswer {
  status: number;
  body: Record<string, unknown>;
}

export async function callRest(
  serverUrl: string,
  token: string,
  [method, path, body]: [method: string, path: string, body?: unknown],
): Promise<RestAnswer> {
  const response = await fetch(serverUrl + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : {} };
}

/** A workspace with a sample site, whose setup is a job; returns the site's id. */
export async function addSampleDomain(serverUrl: string, token: string, name: string): Promise<string> {
  const company = { name, domain_url: 'brewlane.example' };
  const { status, body } = await callRest(serverUrl, token, ['POST', '/api/companies', company]);
  const [domain] = (body.data as { domains?: { id: string }[] } | undefined)?.domains ?? [];
  if (!domain) throw new Error(`the workspace was answered with ${status}: ${JSON.stringify(body)}`);
  return domain.id;
}
