import { AppError, type RankedKeyword, type SearchDataSource } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { runAlertCheck } from '../src/alerts/run-alert-check.ts';
import type { PostAnswer, WebhookPoster } from '../src/context.ts';
import { runSetup } from '../src/setup/run-setup.ts';
import { createTestServices, type TestServices } from './create-test-services.ts';
import { refreshList } from './refresh-list.ts';
import { signIn } from './sign-in.ts';

const start = '2026-11-21T12:00:00Z';
const site = sampleDomains[0]?.domainName ?? '';

export type Posted = Parameters<WebhookPoster['post']>[0];

/** A test environment with a movable clock and adjustable ranks. */
export interface WatchedWorld {
  services: TestServices;
  clock: { now: Date };
  /** Ranks by index in the source's list; null is "not ranked", and omitted ones stay unchanged. */
  ranks: Map<number, number | null>;
  source: { isDown: boolean };
  webhook: { posted: Posted[]; answer: PostAnswer };
  reset(): Promise<void>;
  /** A user with a domain of twelve keywords, ranked 10 to 21. */
  setUp(): Promise<Awaited<ReturnType<typeof signIn>> & { workspaceId: string; domainId: string }>;
  /** Checks all rankings at a time and evaluates the alert rules, as a worker would. */
  check(
    person: { api: Awaited<ReturnType<typeof signIn>>['api']; domainId: string },
    at: string,
  ): Promise<void>;
}

/** Services on the test file's own database, with one source and one webhook that the test controls. */
export async function createWatchedWorld(): Promise<WatchedWorld> {
  const clock = { now: new Date(start) };
  const ranks = new Map<number, number | null>();
  const state = { isDown: false };
  const webhook: WatchedWorld['webhook'] = { posted: [], answer: { status: 204, problem: null } };
  const now = () => clock.now;
  const small = limitSource(createSampleSource({ now: () => new Date(start) }), 12);
  const place = (items: readonly RankedKeyword[]) =>
    items.flatMap(({ keyword, ranking }, index) => {
      const rank = ranks.has(index) ? ranks.get(index) : 10 + index;
      return typeof rank === 'number'
        ? [{ keyword, ranking: { ...ranking, rankAbsolute: rank, rankGroup: rank, checkedAt: now() } }]
        : [];
    });
  const source: SearchDataSource = {
    ...small,
    async rankedKeywords(name, market, page) {
      if (state.isDown) throw new AppError('source_failed', 'down');
      const answer = await small.rankedKeywords(name, market, page);
      if (name !== site) return answer;
      const items = place(answer.items);
      return { items, total: items.length };
    },
  };
  const webhooks: WebhookPoster = {
    post: async (message) => {
      webhook.posted.push(message);
      return webhook.answer;
    },
  };
  const services = await createTestServices({ sampleDomains, sources: { sample: source }, now, webhooks });
  const runChecks = async () => {
    for (const job of services.sentAlertChecks.splice(0)) await runAlertCheck(services, job);
  };
  return {
    services,
    clock,
    ranks,
    source: state,
    webhook,
    async reset() {
      clock.now = new Date(start);
      ranks.clear();
      state.isDown = false;
      webhook.posted.length = 0;
      webhook.answer = { status: 204, problem: null };
      for (const sent of [services.sentJobs, services.sentMails, services.sentAlertChecks]) sent.length = 0;
      await services.database.sql`delete from tracked_domains`;
    },
    async setUp() {
      const person = await signIn(services);
      const { id: workspaceId, domains } = await person.api.workspaces.create({
        name: 'Acme',
        domainUrl: site,
      });
      const domainId = domains[0]?.id ?? '';
      await runSetup(services, { domainId, run: 1 });
      services.sentJobs.length = 0;
      return { ...person, workspaceId, domainId };
    },
    async check({ api, domainId }, at) {
      clock.now = new Date(at);
      await refreshList(services, api, { domainId, kind: 'rankings' });
      await runChecks();
    },
  };
}
