import { SampleChip } from '@keydence/ui';
import { sourceLabels } from './messages.ts';
import classes from './report.module.css';
import { ReportNav } from './report-nav.tsx';
import { reportSections } from './report-sections.tsx';
import type { Report } from './use-report.ts';

interface ReportBodyProps {
  report: Report;
  domainName: string;
}

/** A report from its byline to its last section. */
export function ReportBody({ report, domainName }: ReportBodyProps) {
  const sections = reportSections.filter(({ isShown }) => !isShown || isShown(report));
  return (
    <>
      <Byline report={report} domainName={domainName} />
      <ReportNav sections={sections} />
      <div className={classes.body}>
        {sections.map(({ id, isHalf, render }) => (
          <div key={id} id={id} className={isHalf ? '' : classes.whole}>
            {render(report)}
          </div>
        ))}
      </div>
    </>
  );
}

/** Whose report it is, of which day, written by whom, from which numbers. */
function Byline({ report, domainName }: ReportBodyProps) {
  const { generatedAt, analyst, dataSource } = report;
  const date = new Date(generatedAt).toLocaleDateString('en-US', { dateStyle: 'long' });
  return (
    <p className={classes.byline}>
      <strong>{domainName}</strong>
      <span>
        Report of <time dateTime={generatedAt}>{date}</time>
      </span>
      <span>Written by {analyst === 'rules' ? 'Rules analyst' : analyst}</span>
      {dataSource ? <span>Numbers from {sourceLabels[dataSource]}</span> : null}
      {dataSource === 'sample' ? <SampleChip /> : null}
    </p>
  );
}
