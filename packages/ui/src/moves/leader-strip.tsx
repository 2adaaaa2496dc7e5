import classes from './move-charts.module.css';

export interface LeaderWeek {
  /** First day as text, "Oct 5". */
  label: string;
  /** Index of the leading page in `pages`; null without a clear leader. */
  leader: number | null;
}

interface LeaderStripProps {
  /** Short names of the pages. */
  pages: readonly string[];
  /** Oldest first. */
  weeks: readonly LeaderWeek[];
  /** Content of the chart, for screen readers. */
  title: string;
}

/** One row per page and one column per week; a filled cell marks the leading page of a week. */
export function LeaderStrip({ pages, weeks, title }: LeaderStripProps) {
  return (
    <div role="img" aria-label={title} className={classes.leaders}>
      {pages.map((page, row) => (
        <div key={page} className={classes.leaderRow}>
          <bdi className={classes.leaderName}>{page}</bdi>
          <span className={classes.leaderCells}>
            {weeks.map(({ label, leader }) => (
              <span key={label} data-leads={leader === row || undefined} />
            ))}
          </span>
        </div>
      ))}
      <div className={classes.leaderRow} aria-hidden="true">
        <span className={classes.leaderName} />
        <span className={classes.ends}>
          <span>{weeks[0]?.label}</span>
          {weeks.length > 1 ? <span>{weeks.at(-1)?.label}</span> : null}
        </span>
      </div>
    </div>
  );
}
