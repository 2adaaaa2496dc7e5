import type { InventedPage, SiteReader } from '@keydence/domain';
import type { Services, SiteReadJob } from '../context.ts';
import type { SiteSubject } from './read-subject.ts';

const day = 86_400_000;
/** Age of the two reads of a sample site: the first represents the read of two weeks before. */
const begun = { first: 14 * day, later: day / 24 };

/** The services for a run: for a sample site, pages come from the sample and waits take no time. */
export async function enterSample(
  services: Services,
  { run }: SiteReadJob,
  { domainName, market }: SiteSubject,
): Promise<Services> {
  if (!services.sampleDomains.some((sample) => sample.domainName === domainName)) return services;
  const pages = await services.sources.sample?.site?.(domainName, market, { isEarlier: run === 1 });
  if (!pages) return services;
  let waited = 0;
  const ago = run === 1 ? begun.first : begun.later;
  return {
    ...services,
    siteReader: createSampleReader(pages),
    now: () => new Date(services.now().getTime() - ago + waited),
    crawl: {
      ...services.crawl,
      isInvented: true,
      sleep: async (ms) => {
        waited += ms;
      },
    },
  };
}

function createSampleReader(pages: ReadonlyMap<string, InventedPage>): SiteReader {
  const hosts = new Set([...pages.keys()].map((address) => new URL(address).origin));
  return {
    async request({ address }) {
      if (!hosts.has(new URL(address).origin)) return { failure: 'unknown_name', tookMs: 0 };
      const {
        status,
        html,
        location = null,
        isText = false,
      } = pages.get(address) ?? { status: 404, html: '' };
      return {
        failure: null,
        status,
        headers: { 'content-type': isText ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8' },
        body: new TextEncoder().encode(html),
        isCut: false,
        location,
        certificateEnds: null,
        tookMs: 80,
      };
    },
    readTexts: async () => [],
  };
}
