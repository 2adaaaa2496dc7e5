import { formatDate } from '@keydence/domain';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { courseTexts as texts } from './course-texts.ts';
import classes from './home-panels.module.css';

/** Explains the missing line after a single check. */
export function NextCheckNote() {
  const { domain } = useSelection();
  const { data } = trpc.schedules.get.useQuery({ domainId: domain?.id ?? '' }, { enabled: domain !== null });
  const day = data?.nextRunAt && !data.isPaused ? formatDate(data.nextRunAt, data.timeZone, 'short') : null;
  // No source checks ranks for a site that has only imports.
  const isImported = domain?.dataSource === 'import';
  return <p className={classes.note}>{isImported ? texts.oneImport : texts.onePoint(day)}</p>;
}
