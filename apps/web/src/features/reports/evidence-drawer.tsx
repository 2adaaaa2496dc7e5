import type { StatementEvidence } from '@keydence/domain';
import { Drawer } from '@mantine/core';
import type { Report } from './count-changes.ts';
import evidenceClasses from './evidence.module.css';
import { EvidenceTables } from './evidence-tables.tsx';
import { messages } from './messages.ts';

interface EvidenceDrawerProps {
  report: Report;
  /** Path of the statement in the report; a path without evidence keeps the drawer closed. */
  path: string | undefined;
  onClose: () => void;
}

/** Evidence rows of one statement of the report, with their figures of that day. */
export function EvidenceDrawer({ report, path, onClose }: EvidenceDrawerProps) {
  const rows = report.evidence.find((statement) => statement.path === path);
  return (
    <Drawer
      opened={rows !== undefined}
      onClose={onClose}
      title={messages.evidence}
      position="right"
      size="xl"
    >
      {rows ? <Rows report={report} rows={rows} /> : null}
    </Drawer>
  );
}

function Rows({ report, rows }: { report: Report; rows: StatementEvidence }) {
  const statement = statementAt(report, rows.path);
  const ofMoves = new Set(
    report.opportunities.flatMap(({ keywordText, move }) => (move ? [keywordText] : [])),
  );
  return (
    <>
      {statement ? <p className={evidenceClasses.statement}>{statement}</p> : null}
      <EvidenceTables rows={rows} ofMoves={ofMoves} />
    </>
  );
}

/** Text at a path of the report; null for a part that is not a single text. */
function statementAt(report: Report, path: string): string | null {
  let value: unknown = report;
  for (const name of path.split('.')) {
    value =
      value !== null && typeof value === 'object'
        ? Object.entries(value).find(([key]) => key === name)?.[1]
        : null;
  }
  return typeof value === 'string' ? value : null;
}
