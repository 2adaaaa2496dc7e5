import type { SectionAuthor, StatementEvidence } from '@keydence/domain';
import { token } from '@keydence/ui';
import { createContext, useContext } from 'react';

interface ReportContextValue {
  /** Color of a competitor by domain name. */
  hueOf: (domainName: string) => string;
  /** Evidence of the statements; empty in a shared report. */
  evidence: readonly StatementEvidence[];
  /** Author of each section; empty in a report from before authors were stored. */
  authors: readonly SectionAuthor[];
  /** Last day of the site's own click rates; null if the published ones are used. */
  clickCurveOn: string | null;
  /** True if the reader has access to the other screens. */
  isInside: boolean;
  openEvidence: (path: string) => void;
}

/** Context of the report's sections, in addition to their own data. */
export const ReportContext = createContext<ReportContextValue>({
  hueOf: () => token('chart-grey-2'),
  evidence: [],
  authors: [],
  clickCurveOn: null,
  isInside: false,
  openEvidence: () => {},
});

export const useReportContext = () => useContext(ReportContext);
