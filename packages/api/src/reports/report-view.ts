import type { Report } from '@keydence/domain';
import type { StoredReport } from './store-report.ts';

/** A stored report as it is answered; an old one has no evidence, no authors and no usage. */
export function viewReport({ body, generatedAt }: Omit<StoredReport, 'listVersion'>): Report {
  return { evidence: [], modelVersion: 1, authors: [], modelUsage: null, ...body, generatedAt };
}
