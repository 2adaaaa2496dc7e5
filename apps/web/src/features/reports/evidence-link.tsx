import type { Evidence } from '@keydence/domain';
import { IconListDetails } from '@tabler/icons-react';
import evidenceClasses from './evidence.module.css';
import { messages } from './messages.ts';
import { useReportContext } from './report-context.ts';

/** Opens the evidence rows of a statement; renders nothing without any. */
export function EvidenceLink({ path }: { path: string }) {
  const { evidence, openEvidence } = useReportContext();
  const rows = evidence.find((statement) => statement.path === path);
  const label = rows ? countRows(rows) : '';
  if (label === '') return null;
  return (
    <button
      type="button"
      className={evidenceClasses.link}
      aria-label={`${messages.evidence}: ${label}`}
      onClick={() => openEvidence(path)}
    >
      <IconListDetails size={14} stroke={1.5} aria-hidden />
      {label}
    </button>
  );
}

/** "2 keywords, 1 page": row counts of the evidence. */
function countRows({ keywords, competitors, pages, figures }: Evidence): string {
  const counts: [number, string][] = [
    [keywords.length, 'keyword'],
    [competitors.length, 'competitor'],
    [pages.length, 'page'],
    [figures.length, 'figure'],
  ];
  return counts
    .filter(([count]) => count > 0)
    .map(([count, noun]) => `${count} ${noun}${count === 1 ? '' : 's'}`)
    .join(', ');
}
