import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const email = 'developer@keydence.example';
const sampleSite = 'brewlane.example';

/**
 * Signs in the developer with the code in the outbox, and creates the sample workspace if it is
 * missing.
 * @param {string} serverUrl
 * @param {string} dataDir
 */
export async function openSampleSession(serverUrl, dataDir) {
  const call = (path, options) => send(`${serverUrl}${path}`, options);
  const known = new Set(listMails(dataDir));
  await call('/auth/v1/otp', { body: { email, create_user: true } });
  const session = await call('/auth/v1/verify', {
    body: { type: 'email', email, token: readCode(dataDir, known) },
  });
  const token = session.access_token;
  const { data: workspaces } = await call('/api/companies', { token });
  if (workspaces.length === 0) {
    await call('/api/companies', { token, body: { name: 'Brewlane', domain_url: sampleSite } });
  }
  return session;
}

async function send(url, { token, body } = {}) {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} responded ${response.status}: ${await response.text()}`);
  return response.json();
}

function listMails(dataDir) {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => name.endsWith('.json'));
}

function readCode(dataDir, known) {
  const mails = listMails(dataDir)
    .filter((name) => !known.has(name))
    .map((name) => JSON.parse(readFileSync(join(dataDir, 'outbox', name), 'utf8')));
  const code = /\bcode: *(\d{6})$/m.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1];
  if (!code) throw new Error(`No sign-in code for ${email} in ${join(dataDir, 'outbox')}.`);
  return code;
}
