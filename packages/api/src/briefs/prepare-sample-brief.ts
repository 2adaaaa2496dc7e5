import type { InventedPage } from '@keydence/domain';
import type { BriefJob, Services } from '../context.ts';
import { createSampleReader } from '../pages/create-sample-reader.ts';
import { readRadarList } from '../radar/read-queued.ts';

/** The services for a brief: for a sample site, the pages of the sample world are read, without waiting. */
export async function prepareSampleBrief(services: Services, { listId }: BriefJob): Promise<Services> {
  const { database, sources, sampleDomains } = services;
  const list = await readRadarList(database.db, listId);
  const isSample = sampleDomains.some(({ domainName }) => domainName === list?.ownDomain);
  if (!list || !isSample || !sources.sample?.site) return services;
  const known = new Map<string, Promise<ReadonlyMap<string, InventedPage> | null>>();
  const findSite = (domainName: string) => {
    const site =
      known.get(domainName) ??
      sources.sample?.site?.(domainName, list.market, { isEarlier: false }) ??
      Promise.resolve(null);
    known.set(domainName, site);
    return site;
  };
  return {
    ...services,
    siteReader: createSampleReader(findSite),
    crawl: { ...services.crawl, isInvented: true, sleep: async () => {} },
  };
}
