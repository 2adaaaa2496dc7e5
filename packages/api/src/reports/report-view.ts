import type { Report } from '@keydence/domain';
import type { StoredReport } from './store-report.ts';

/** A stored report as it is answered; one of the first model has no evidence. */
export function viewReport({ body, generatedAt }: Omit<StoredReport, 'listVersion'>): Report {
  return { evidence: [], modelVersion: 1, ...body, generatedAt };
}
