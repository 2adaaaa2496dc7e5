/**
 * From nothing to a first report, through the typed client alone:
 * signs in, creates a workspace with a sample site, waits for its setup and prints the report's summary.
 *
 *   npm start                                  (in another terminal)
 *   npx tsx examples/first-report.ts [e-mail]
 *
 * KEYDENCE_URL names another server. With KEYDENCE_TOKEN, an API key for changes in all workspaces or an access token,
 * nothing is asked for; without it, the sign-in code is, and on this machine it is read from the outbox in DATA_DIR.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { AppRouter } from '@keydence/api';
import { GoTrueClient } from '@supabase/auth-js';
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import './end-in-words.ts';

const baseUrl = process.env.KEYDENCE_URL ?? 'http://localhost:3000';
const email = process.argv[2] ?? 'script@keydence.example';
const givenToken = process.env.KEYDENCE_TOKEN;
const outbox = path.join(process.env.DATA_DIR ?? '.data', 'outbox');

const auth = new GoTrueClient({ url: `${baseUrl}/auth/v1`, persistSession: false, autoRefreshToken: false });
const keydence = createTRPCClient<AppRouter>({
  links: [
    httpBatchStreamLink({
      url: `${baseUrl}/trpc`,
      headers: async () => {
        const token = givenToken ?? (await auth.getSession()).data.session?.access_token;
        return token ? { authorization: `Bearer ${token}` } : {};
      },
    }),
  ],
});

await expectServer();
if (!givenToken) await signIn();
const domain = await addSampleDomain();
for await (const { message, stepsDone, stepsTotal } of await keydence.trackedDomains.watchSetup.query({
  domainId: domain.id,
})) {
  console.log(`${stepsDone}/${stepsTotal} ${message}`);
}
await printSummary();

async function expectServer(): Promise<void> {
  const answer = await fetch(`${baseUrl}/healthz`).catch(() => null);
  if (!answer?.ok) throw new Error(`${baseUrl} does not answer. Start Keydence there, or set KEYDENCE_URL.`);
}

async function signIn(): Promise<void> {
  const asked = new Date();
  const sent = await auth.signInWithOtp({ email });
  if (sent.error) throw sent.error;
  const token = (await readCodeFromOutbox(asked)) ?? (await askForCode());
  const { error } = await auth.verifyOtp({ email, token, type: 'email' });
  if (error) throw error;
}

interface StoredMail {
  to: string;
  text: string;
  date: string;
}

async function readCodeFromOutbox(since: Date): Promise<string | null> {
  if (!existsSync(outbox)) return null;
  const names = readdirSync(outbox).filter((name) => name.endsWith('.json'));
  for (const name of names.sort().reverse()) {
    const mail = JSON.parse(readFileSync(path.join(outbox, name), 'utf8')) as StoredMail;
    if (new Date(mail.date).getTime() < since.getTime() - 1_000) return null;
    if (mail.to === email) return /\b\d{6}\b/.exec(mail.text)?.[0] ?? null;
  }
  return null;
}

async function askForCode(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const code = await terminal.question(`The code that was mailed to ${email}: `);
  terminal.close();
  return code.trim();
}

async function addSampleDomain() {
  const [sample] = await keydence.trackedDomains.listSamples.query();
  if (!sample) throw new Error('This server has no sample sites.');
  const workspace = await keydence.workspaces.create.mutate({
    name: 'From a script',
    domainUrl: sample.domainName,
  });
  const [added] = workspace.domains;
  if (!added) throw new Error('The workspace has no domain.');
  return added;
}

async function printSummary(): Promise<void> {
  const report = await keydence.reports.get.query({ domainId: domain.id });
  const { overallHealth, summary, keyStrengths, keyWeaknesses } = report.aiInsights.strategicAssessment;
  console.log(`\n${domain.domainName} (${report.dataSource} data, written by ${report.analyst})`);
  console.log(`Health: ${overallHealth}. ${summary}`);
  for (const strength of keyStrengths) console.log(`+ ${strength}`);
  for (const weakness of keyWeaknesses) console.log(`- ${weakness}`);
}
