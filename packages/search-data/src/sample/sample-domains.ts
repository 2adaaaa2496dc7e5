import type { SampleDomain } from '@keydence/domain';
import { sampleSites } from './sites.ts';

/** The sites of the sample world as onboarding offers them, good starting points first. */
export const sampleDomains: readonly SampleDomain[] = sampleSites.map(
  ({ domainName, title, valueProp, locationCodes }) => ({
    domainName,
    title,
    description: `${valueProp} An invented site with sample data.`,
    locationCodes: [...locationCodes],
  }),
);
