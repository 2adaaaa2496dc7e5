import { setTimeout as pause } from 'node:timers/promises';
import type { Confirmed } from './invariants.ts';
import { type Answer, dataOf, type Person } from './person.ts';

/** Responses to the people of a run. */
export interface Ledger {
  confirmed: Confirmed;
  /** Requests whose connection ended without an answer: they may have been done, once. */
  unanswered: number;
  statuses: Record<string, number>;
  /** Answers of 503 without Retry-After, and of any other 5xx. */
  wrong: string[];
  /** Time of the last 503, by `performance.now()`. */
  lastUnavailableAt: number;
  slowestMs: number;
  /** Request and message of the last 503. */
  lastUnavailable: string;
}

export const newLedger = (): Ledger => ({
  confirmed: { keywords: [], comments: [], workspaces: [] },
  unanswered: 0,
  statuses: {},
  wrong: [],
  lastUnavailableAt: 0,
  slowestMs: 0,
  lastUnavailable: '',
});

export interface Site {
  person: Person;
  domainId: string;
  feedbackId: string;
}

type Call = Parameters<Person['call']>;

/** Sends a request and records its result; null without a response. */
export async function ask(ledger: Ledger, person: Person, ...call: Call): Promise<Answer | null> {
  const from = performance.now();
  const answer = await person.call(...call).catch(() => null);
  if (!answer) {
    ledger.unanswered += 1;
    return null;
  }
  const { status, headers, text } = answer;
  const tookMs = performance.now() - from;
  ledger.slowestMs = Math.max(ledger.slowestMs, tookMs);
  ledger.statuses[status] = (ledger.statuses[status] ?? 0) + 1;
  if (status === 503) {
    ledger.lastUnavailableAt = performance.now();
    ledger.lastUnavailable = `${call[0]} ${call[1]} after ${Math.round(tookMs)} ms: ${text.slice(0, 200)}`;
  }
  if (status > 503 || status === 500 || (status === 503 && !headers.get('retry-after'))) {
    ledger.wrong.push(`${call[0]} ${call[1]}: ${status} ${text.slice(0, 200)}`);
  }
  return answer;
}

const isDone = (answer: Answer | null) => answer !== null && answer.status >= 200 && answer.status < 300;

/**
 * Writes until told to end: keywords, comments and workspaces with texts of their own, and votes. A request without an
 * answer, or with 503, is sent again under its Idempotency-Key, as a careful client does.
 */
export async function keepWriting(ledger: Ledger, site: Site, { name, isOver }: Writer): Promise<void> {
  const { person, domainId, feedbackId } = site;
  for (let number = 0; !isOver(); number += 1) {
    const text = `${name} ${number}`;
    const kind = number % 8;
    if (kind === 7) {
      const body = { name: text, request_id: crypto.randomUUID() };
      await settle(ledger, ledger.confirmed.workspaces, text, () =>
        ask(ledger, person, 'POST', '/api/companies', { body }),
      );
    } else if (kind % 3 === 0) {
      const call = keyed({ domain_id: domainId, keyword_text: text });
      await settle(ledger, ledger.confirmed.keywords, text, () =>
        ask(ledger, person, 'POST', '/api/seo/keywords', call),
      );
    } else if (kind % 3 === 1) {
      const call = keyed({ content: text });
      await settle(ledger, ledger.confirmed.comments, text, () =>
        ask(ledger, person, 'POST', `/api/feedback/${feedbackId}/comments`, call),
      );
    } else {
      await ask(ledger, person, number % 2 ? 'POST' : 'DELETE', `/api/feedback/${feedbackId}/vote`, {
        body: {},
      });
    }
    await pause(10);
  }
}

interface Writer {
  /** Leads every text that it writes. */
  name: string;
  isOver(): boolean;
}

const keyed = (body: object) => ({ body, headers: { 'Idempotency-Key': crypto.randomUUID() } });

/**
 * Repeats a request until success or a permanent refusal; a key held by a killed process expires
 * after 3 s.
 */
async function settle(
  ledger: Ledger,
  confirmed: string[],
  text: string,
  request: () => Promise<Answer | null>,
) {
  const from = performance.now();
  for (;;) {
    const answer = await request();
    if (isDone(answer)) return void confirmed.push(text);
    if (answer && answer.status !== 503 && answer.status !== 409) {
      return void ledger.wrong.push(`${text}: ${answer.status} ${answer.text.slice(0, 200)}`);
    }
    if (answer?.status === 409 && performance.now() - from > 3_000) return;
    if (performance.now() - from > 20_000) return;
    await pause(50);
  }
}

/** Adds sites of the sample world, one after the other. */
export async function keepSettingUp(ledger: Ledger, person: Person, { name, isOver }: Writer): Promise<void> {
  for (let number = 0; !isOver(); number += 1) {
    await setUpOnce(ledger, person, { name: `${name} ${number}`, isOver });
  }
}

/** Adds one site of the sample world and waits until its setup has ended. */
export async function setUpOnce(ledger: Ledger, person: Person, { name, isOver }: Writer): Promise<void> {
  const body = { name, domain_url: 'brewlane.example', request_id: crypto.randomUUID() };
  const answer = await ask(ledger, person, 'POST', '/api/companies', { body });
  if (!isDone(answer) || !answer) return pause(50);
  ledger.confirmed.workspaces.push(name);
  const id = dataOf<{ domains: { id: string }[] }>(answer).domains[0]?.id;
  await waitWhile(ledger, person, { path: `/api/seo/domains/${id}/status`, states: ['setting_up'], isOver });
}

interface Work {
  site: Site;
  /** A domain that accepts imports. */
  importDomainId: string;
  isOver(): boolean;
}

/** Three people who write, and one each who adds sites, refreshes and imports, until told to end. */
export function startWork(ledger: Ledger, { site, importDomainId, isOver }: Work): Promise<void>[] {
  return [
    ...[0, 1, 2].map((index) => keepWriting(ledger, site, { name: `writer ${index}`, isOver })),
    keepSettingUp(ledger, site.person, { name: 'Set up', isOver }),
    keepRefreshing(ledger, site, isOver),
    keepImporting(ledger, { ...site, domainId: importDomainId }, isOver),
  ];
}

type ListOwner = Pick<Site, 'person' | 'domainId'>;

/** Has the list collected and checked again and again; REST waits for each. */
export async function keepRefreshing(ledger: Ledger, owner: ListOwner, isOver: () => boolean): Promise<void> {
  for (let number = 0; !isOver(); number += 1) {
    await refreshOnce(ledger, owner, number);
    await pause(50);
  }
}

/** Has the list collected at even numbers, its ranks checked at odd ones. */
export async function refreshOnce(
  ledger: Ledger,
  { person, domainId }: ListOwner,
  number: number,
): Promise<void> {
  const path = number % 2 ? 'refresh-rankings' : 'refresh';
  await ask(ledger, person, 'POST', `/api/seo/keywords/${path}`, { body: { domain_id: domainId } });
}

/** Imports one file after the other. */
export async function keepImporting(ledger: Ledger, owner: ListOwner, isOver: () => boolean): Promise<void> {
  for (let number = 0; !isOver(); number += 1) await importOnce(ledger, owner, { number, isOver });
}

/** Imports a file of 1,501 rows and waits until that has ended. */
export async function importOnce(
  ledger: Ledger,
  { person, domainId }: ListOwner,
  { number, isOver }: { number: number; isOver(): boolean },
): Promise<void> {
  const path = `/api/seo/domains/${domainId}/imports`;
  const lines = Array.from(
    { length: 1_500 },
    (_, row) => `tea shop ${row % 900} ${number % 3},${row},${100 * row},1%,9.5`,
  );
  const form = new FormData();
  const csv = ['Top queries,Clicks,Impressions,CTR,Position', ...lines, `only ${number},1,1,1%,1`].join('\n');
  form.set('file', new Blob([csv]), 'Queries.csv');
  const uploaded = await ask(ledger, person, 'POST', path, { body: form });
  if (!isDone(uploaded) || !uploaded) return pause(50);
  const { id } = dataOf<{ id: string }>(uploaded);
  const started = await ask(ledger, person, 'POST', `${path}/${id}/start`, { body: {} });
  if (isDone(started)) {
    await waitWhile(ledger, person, { path: `${path}/${id}`, states: ['queued', 'running'], isOver });
  }
}

async function waitWhile(
  ledger: Ledger,
  person: Person,
  { path, states, isOver }: { path: string; states: string[]; isOver(): boolean },
): Promise<void> {
  while (!isOver()) {
    const answer = await ask(ledger, person, 'GET', path);
    if (answer?.status === 200 && !states.includes(dataOf<{ state: string }>(answer).state)) return;
    await pause(150);
  }
}
