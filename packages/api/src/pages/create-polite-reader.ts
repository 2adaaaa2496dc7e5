import type { SiteReader } from '@keydence/domain';
import type { Services } from '../context.ts';
import { longestWait, restHost, takeTurn } from './take-turn.ts';

/** A reader that waits between two requests to a host; it returns no response if the host needs a long pause. */
export function createPoliteReader(
  services: Pick<Services, 'siteReader' | 'database' | 'now' | 'crawl'>,
  pauseMs: number,
): SiteReader {
  const { siteReader } = services;
  return {
    readTexts: (name) => siteReader.readTexts(name),
    async request(request) {
      const { host } = new URL(request.address);
      const leftMs = await takeTurn(services, host, { pauseMs, patienceMs: longestWait });
      if (leftMs > 0) return { failure: 'late', tookMs: 0 };
      const reply = await siteReader.request(request);
      if (reply.tookMs > pauseMs) await restHost(services, host, { tookMs: reply.tookMs });
      return reply;
    },
  };
}
