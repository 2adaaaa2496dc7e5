import { formatDate } from '@keydence/domain';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { courseTexts as texts } from './course-texts.ts';
import classes from './home-panels.module.css';

/** Says when the line of visibility starts: it needs ranks of two days. */
export function NextCheckNote({ isFirst = false }: { isFirst?: boolean }) {
  const { domain } = useSelection();
  const { data } = trpc.schedules.get.useQuery({ domainId: domain?.id ?? '' }, { enabled: domain !== null });
  const day = data?.nextRunAt && !data.isPaused ? formatDate(data.nextRunAt, data.timeZone, 'short') : null;
  // No source checks ranks for a site that has only imports.
  const isImported = domain?.dataSource === 'import';
  const hasOneDay = isImported ? texts.oneImport : texts.onePoint(day);
  const hasNone = isImported ? texts.noImport : texts.noPoint(day);
  return <p className={classes.note}>{isFirst ? hasNone : hasOneDay}</p>;
}
