import { setTimeout as pause } from 'node:timers/promises';
import { type RefreshJob, runRefresh } from '@keydence/api';
import { setUpDomain } from '../set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../start-edge.ts';
import type { KnownIds } from './known-ids.ts';

/** A user with one object of every kind, on a server with a running worker. */
export interface FuzzWorld {
  edge: TestEdge;
  person: Person;
  ids: KnownIds;
  close(): Promise<void>;
}

interface Listed {
  data: { id: string }[];
}

export async function startFuzzWorld(): Promise<FuzzWorld> {
  const edge = await startEdge();
  const person = await edge.signUp();
  const { companyId, domainId } = await setUpDomain(edge, person);
  const post = async (path: string, body: object) => {
    const answer = await person.call('POST', path, body);
    return (answer.body.data as { id: string } | undefined)?.id ?? '';
  };
  const firstOf = async (path: string) => {
    const { body } = await person.call('GET', `${path}?domain_id=${domainId}`);
    return (body as unknown as Listed).data[0]?.id ?? '';
  };
  const feedbackId = await post('/api/feedback', {
    title: 'Dark mode',
    description: 'My eyes hurt when I work at night.',
    category: 'improvements',
  });
  const comments = await post(`/api/feedback/${feedbackId}/comments`, { content: 'Me too' });
  const keyword = await firstOf('/api/seo/keywords');
  const competitor = await firstOf('/api/seo/competitors');
  const ids: KnownIds = {
    company: companyId,
    companies: companyId,
    domain: domainId,
    domains: domainId,
    user: person.userId,
    feedback: feedbackId,
    comments,
    keyword,
    keywords: keyword,
    competitor,
    competitors: competitor,
    'content-plan': await firstOf('/api/seo/content-plan'),
  };
  if (Object.values(ids).includes('')) throw new Error(`something is missing: ${JSON.stringify(ids)}`);
  const stopped = new AbortController();
  const working = work(edge, stopped.signal);
  return {
    edge,
    person,
    ids,
    close: async () => {
      stopped.abort();
      await working;
      await edge.close();
    },
  };
}

/** Acts as the worker: runs refreshes that requests wait for. */
async function work({ services }: TestEdge, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    const [job] = await services.database.sql<RefreshJob[]>`
      select list_id as "listId", kind, run from refresh_runs where state = 'queued' limit 1`;
    if (job) await runRefresh(services, { ...job }, { isLast: true });
    else await pause(20);
  }
}
