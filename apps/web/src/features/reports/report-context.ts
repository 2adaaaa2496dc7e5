import type { SectionAuthor, StatementEvidence } from '@keydence/domain';
import { token } from '@keydence/ui';
import { createContext, useContext } from 'react';

interface ReportContextValue {
  /** The colour of a competitor, by its domain name. */
  hueOf: (domainName: string) => string;
  /** What the statements rest on; none in a report that is shown outside of its workspace. */
  evidence: readonly StatementEvidence[];
  /** Who wrote which section; empty in a report that is older than its authors. */
  authors: readonly SectionAuthor[];
  /** The last day of the site's own click rates; null where the published ones are used. */
  clickCurveOn: string | null;
  /** Whether the reader can go on to the other screens. */
  isInside: boolean;
  openEvidence: (path: string) => void;
}

/** What the sections of a report need beside their own part of it. */
export const ReportContext = createContext<ReportContextValue>({
  hueOf: () => token('chart-grey-2'),
  evidence: [],
  authors: [],
  clickCurveOn: null,
  isInside: false,
  openEvidence: () => {},
});

export const useReportContext = () => useContext(ReportContext);
