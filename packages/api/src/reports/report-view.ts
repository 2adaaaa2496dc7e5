import type { Report } from '@keydence/domain';
import type { StoredReport } from './store-report.ts';

/** A stored report as it is answered; an old one has no evidence and no authors. */
export function viewReport({ body, generatedAt }: Omit<StoredReport, 'listVersion'>): Report {
  return { evidence: [], modelVersion: 1, authors: [], ...body, generatedAt };
}
