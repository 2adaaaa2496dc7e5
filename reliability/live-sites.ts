import { randomUUID } from 'node:crypto';
import type { DatabaseHandle } from '@keydence/db';
import { type FakeDataForSeo, startFakeDataForSeo } from '@keydence/search-data/testing';
import { dataOf, type Person } from './person.ts';

/** Sites known to a paid provider, for counting the payments of a killed setup. */
export interface LiveSites {
  environment: Record<string, string>;
  password: string;
  /** Adds the next site and starts its setup; false when there is none left. */
  add(person: Person, database: DatabaseHandle): Promise<boolean>;
  /** Paid calls, and the number of different requests among them. */
  readCalls(): { paid: number; questions: number };
  close(): Promise<void>;
}

/**
 * The maximum number of times that one request may be sent: once, and again after each retry of the
 * queue.
 */
export const asksAtMost = 5;

export async function openLiveSites(count: number): Promise<LiveSites> {
  const names = Array.from({ length: count }, (_, number) => `site-${number}.com`);
  const rank = (site: string) =>
    Array.from({ length: 12 }, (_, n) => ({
      keyword: n < 8 ? `tea ${n}` : `tea ${n} of ${site}`,
      rank: 1 + n,
    }));
  const fake: FakeDataForSeo = await startFakeDataForSeo({
    rankings: Object.fromEntries(names.map((name) => [name, rank(name)])),
    ideas: ['cup', 'pot', 'leaf'],
  });
  const password = `fake-${randomUUID()}`;
  let next = 0;
  return {
    password,
    environment: {
      DATAFORSEO_LOGIN: 'reliability',
      DATAFORSEO_PASSWORD: password,
      DATAFORSEO_URL: fake.baseUrl,
    },
    async add(person, { sql }) {
      const domainName = names[next];
      if (!domainName) return false;
      const { id } = dataOf<{ id: string }>(
        await person.call('POST', '/api/companies', { body: { name: `Live ${next}` } }),
      );
      next += 1;
      // No public site answers under these names, so the check of a new domain is passed by; its setup is asked for as
      // a person does after a failure.
      const domainId = randomUUID();
      await sql.begin(async (tx) => {
        await tx`
          insert into tracked_domains (id, workspace_id, domain_name, location_code, language_code)
          values (${domainId}, ${id}, ${domainName}, 2840, 'en')`;
        await tx`
          insert into domain_setups (domain_id, state, step, message)
          values (${domainId}, 'failed', 'site_topics', 'Not started')`;
      });
      const { status, text } = await person.call('POST', '/trpc/trackedDomains.retrySetup', {
        body: { domainId },
      });
      if (status !== 200) throw new Error(`the setup was not started: ${status} ${text.slice(0, 200)}`);
      return true;
    },
    readCalls() {
      const paid = fake.calls.filter(({ billedUsd }) => billedUsd > 0);
      return {
        paid: paid.length,
        questions: new Set(paid.map(({ path, task }) => JSON.stringify([path, task]))).size,
      };
    },
    close: () => fake.close(),
  };
}
