import { type Report, report } from '@keydence/domain';
import type { StoredReport } from './store-report.ts';

/**
 * A stored report as it is answered, checked: an old one has no evidence, no authors, no usage and no curve of its own.
 */
export function viewReport({ body, generatedAt }: Omit<StoredReport, 'listVersion'>): Report {
  const later = { evidence: [], modelVersion: 1, authors: [], modelUsage: null, clickCurveOn: null };
  return report.parse({ ...later, ...body, generatedAt });
}
