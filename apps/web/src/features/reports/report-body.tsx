import { firstReportWithEvidence as firstWithEvidence, formatDay, rulesAuthor } from '@keydence/domain';
import { Hint, SampleChip } from '@keydence/ui';
import { useDates } from '../../lib/dates.tsx';
import { authorMessages } from './author-messages.ts';
import type { Report } from './count-changes.ts';
import { messages, sourceLabels } from './messages.ts';
import classes from './report.module.css';
import layout from './report-body.module.css';
import { useReportContext } from './report-context.ts';
import { ReportNav } from './report-nav.tsx';
import { reportSections } from './report-sections.tsx';

interface ReportBodyProps {
  report: Report;
  domainName: string;
  /** Location and language of the domain's rank checks. */
  market: string | null;
}

/** Report from its byline to its last section. */
export function ReportBody({ report, domainName, market }: ReportBodyProps) {
  const { isInside } = useReportContext();
  const sections = reportSections.filter(({ isShown }) => !isShown || isShown(report));
  return (
    <>
      <Byline report={report} domainName={domainName} market={market} />
      {isInside && report.modelVersion < firstWithEvidence ? (
        <p className={classes.note}>{messages.noEvidence}</p>
      ) : null}
      <ReportNav sections={sections} />
      <div className={layout.body}>
        {sections.map(({ id, width = 'whole', render }) => (
          <div key={id} id={id} className={layout[width]}>
            {render(report)}
          </div>
        ))}
      </div>
    </>
  );
}

/** Domain, market, date, authors and data sources of the report. */
function Byline({ report, domainName, market }: ReportBodyProps) {
  const { generatedAt, dataSource, numbersOn } = report;
  const date = useDates().day(generatedAt);
  const asOf = numbersOn ? `, as of ${formatDay(numbersOn, 'medium')}` : '';
  return (
    <p className={classes.byline}>
      <strong>{domainName}</strong>
      {market ? <span>{market}</span> : null}
      <span>
        Report of <time dateTime={generatedAt}>{date}</time>
      </span>
      <span>
        {authorMessages.writtenBy} <Writers report={report} />
      </span>
      {dataSource ? <span>{`Numbers from ${sourceLabels[dataSource]}${asOf}`}</span> : null}
      {dataSource === 'sample' ? <SampleChip /> : null}
    </p>
  );
}

/** Authors, with the model's requests and their cost if a model was used. */
function Writers({ report }: { report: Report }) {
  const { modelUsage } = report;
  const writers = writersOf(report);
  if (!modelUsage) return writers;
  return (
    <Hint label={authorMessages.usage(modelUsage)} isPlain>
      {writers}
    </Hint>
  );
}

/** Language model of the report, and the rules if they wrote a part. */
function writersOf({ analyst, authors }: Report): string {
  if (analyst === rulesAuthor) return authorMessages.rulesAnalyst;
  const hasRules = authors.some(({ generatedBy }) => generatedBy === rulesAuthor);
  return hasRules ? `${analyst} and ${authorMessages.rulesAnalyst}` : analyst;
}
