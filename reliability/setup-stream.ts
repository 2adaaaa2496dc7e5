import type { DatabaseHandle } from '@keydence/db';
import { pauseUnless } from './pause-unless.ts';
import { dataOf, type Person } from './person.ts';

/**
 * Opens the progress stream of a domain's setup, like the browser; rejects if the signal aborts.
 */
export function openSetupStream(
  origin: string,
  { token }: Person,
  { domainId, signal }: { domainId: string; signal: AbortSignal },
): Promise<Response> {
  const input = encodeURIComponent(JSON.stringify({ 0: { domainId } }));
  return fetch(`${origin}/trpc/trackedDomains.watchSetup?batch=1&input=${input}`, {
    headers: { authorization: `Bearer ${token}`, 'trpc-accept': 'application/jsonl' },
    signal,
  });
}

/** A setup that lasts until it is stopped, so that its streams stay open. */
export interface EndlessSetup {
  person: Person;
  domainId: string;
  begin(): Promise<void>;
  rest(): Promise<void>;
}

export async function addEndlessSetup(person: Person, { sql }: DatabaseHandle): Promise<EndlessSetup> {
  const { id } = dataOf<{ id: string }>(
    await person.call('POST', '/api/companies', { body: { name: 'Endless' } }),
  );
  const domainId = crypto.randomUUID();
  await sql.begin(async (tx) => {
    await tx`
      insert into tracked_domains (id, workspace_id, domain_name, location_code, language_code)
      values (${domainId}, ${id}, 'endless.example', 2840, 'en')`;
    await tx`
      insert into domain_setups (domain_id, state, step, steps_done, message)
      values (${domainId}, 'ready', 'site_topics', 1, 'Reading the site')`;
    // A setup without a job would be given one; this one's is due tomorrow.
    await tx`
      insert into jobs.job (name, singleton_key, data, start_after)
      select 'domain-setup', domain_id || ':' || run, jsonb_build_object('domainId', domain_id, 'run', run),
        now() + interval '1 day'
      from domain_setups where domain_id = ${domainId}`;
  });
  const move = async (state: string) => {
    await sql`update domain_setups set state = ${state} where domain_id = ${domainId}`;
  };
  return { person, domainId, begin: () => move('setting_up'), rest: () => move('ready') };
}

/** Statistics of people who watch a setup. */
export interface Watched {
  /** Streams that reported the state and were then closed. */
  streams: number;
  errors: string[];
}

interface Watcher {
  setup: EndlessSetup;
  random: () => number;
  /** The longest that a stream stays open, and the longest pause before the next, in milliseconds. */
  openMs: number;
  pauseMs: number;
  isOver(): boolean;
}

/**
 * Opens a stream, reads the state, waits, disconnects without notice like a closed tab, and
 * reconnects.
 */
export async function keepWatching(watched: Watched, origin: string, watcher: Watcher): Promise<void> {
  const { setup, random, openMs, pauseMs, isOver } = watcher;
  const { person, domainId } = setup;
  while (!isOver()) {
    const leaving = new AbortController();
    const parts = await openSetupStream(origin, person, { domainId, signal: leaving.signal }).then(
      (answer) => answer.body?.[Symbol.asyncIterator](),
      () => undefined,
    );
    const hasHeard = await hearState(parts);
    if (hasHeard) watched.streams += 1;
    else watched.errors.push('a stream ended before it told the state');
    await pauseUnless(isOver, openMs * random());
    leaving.abort();
    await pauseUnless(isOver, pauseMs * random());
  }
}

async function hearState(parts: AsyncIterator<Uint8Array> | undefined): Promise<boolean> {
  const decoder = new TextDecoder();
  let heard = '';
  while (parts && !heard.includes('"setting_up"')) {
    const part = await parts.next().catch(() => ({ done: true, value: undefined }) as const);
    if (part.done) return false;
    heard += decoder.decode(part.value, { stream: true });
  }
  return parts !== undefined;
}
