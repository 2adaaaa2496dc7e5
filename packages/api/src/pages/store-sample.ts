import type { Services, SiteReadJob } from '../context.ts';
import { createSampleReader } from './create-sample-reader.ts';
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
    siteReader: createSampleReader(async (name) => (name === domainName ? pages : null)),
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
