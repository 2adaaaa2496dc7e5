import { formatDay, gainText } from '@keydence/domain';
import { Expandable, type Fact, FactList, hoursText, SampleChip } from '@keydence/ui';
import { Title } from '@mantine/core';
import { useDates } from '../../../lib/dates.tsx';
import { figureSourceLabels } from '../../../lib/figure-source-labels.ts';
import { confidenceText, countFacts, moveTexts, skippedBecause } from '../../../lib/moves/move-texts.ts';
import { factCountOf, type Move } from '../../../lib/moves/use-moves.ts';
import { TopicLink } from '../../../lib/topic-link.tsx';
import { CompetitorPages } from './competitor-pages.tsx';
import classes from './drawer.module.css';
import { gainLines, risksOf, drawerTexts as texts } from './drawer-messages.ts';
import { EvidenceCharts } from './evidence-charts.tsx';
import { EvidenceTables } from './evidence-tables.tsx';
import { MoveResults } from './move-results.tsx';
import { Section } from './move-section.tsx';

/** All facts of a move: reason, gain, charts, tables and risks. */
export function MoveEvidence({ move }: { move: Move }) {
  return (
    <div className={classes.sections}>
      <p className={classes.sentence}>{move.sentence}</p>
      <GainFacts move={move} />
      <MoveResults move={move} />
      <EvidenceCharts move={move} />
      <div className={classes.count}>
        <Title order={3}>Evidence · {countFacts(factCountOf(move))}</Title>
        <p>{originOf(move)}</p>
      </div>
      <EvidenceTables move={move} />
      <CompetitorPages move={move} />
      <Section title={texts.facts}>
        <About move={move} />
      </Section>
      <Section title={texts.wrong}>
        <ul className={classes.risks}>
          {risksOf(move.verb, move.causes).map((risk) => (
            <li key={risk}>{risk}</li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** Source and days of all facts: "Search Console, Oct 29, 2026 to Nov 25, 2026, 28 days". */
function originOf({ source, window, factsOn }: Move): string {
  const days = window ? texts.window(window.start, window.end, window.days) : formatDay(factsOn, 'medium');
  return `${source === null ? texts.unknown : figureSourceLabels[source]}, ${days}`;
}

function GainFacts({ move: { gain, source } }: { move: Move }) {
  return (
    <section aria-label={texts.gain} className={classes.gain}>
      <p className={classes.gainLine}>
        <span className={classes.gainFigure}>{gain ? gainText(gain) : '–'}</span> {texts.visits}
        {source === 'sample' ? <SampleChip /> : null}
      </p>
      {gain ? (
        <>
          <p>{texts.success(gain.success, gain.chance)}</p>
          <Expandable label={texts.how}>
            <ul className={classes.risks}>
              {gainLines(gain).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Expandable>
        </>
      ) : (
        <p>{moveTexts.gainUnknown}</p>
      )}
    </section>
  );
}

function About({ move }: { move: Move }) {
  const dates = useDates();
  const { acceptedAt, acceptedBy, skip } = move;
  const facts: Fact[] = [
    { name: texts.effort, value: hoursText(move.effortHours) },
    { name: texts.confidence, value: confidenceText(move) },
    ...(move.topic ? [{ name: texts.topic, value: <TopicLink topic={move.topic} /> }] : []),
    ...(move.evidence.likelyPage
      ? [{ name: texts.likelyPage, value: <Pages pages={[move.evidence.likelyPage]} /> }]
      : []),
    ...(move.pages.length > 0 ? [{ name: texts.pages, value: <Pages pages={move.pages} /> }] : []),
    ...(acceptedAt
      ? [{ name: texts.acceptedOn, value: texts.acceptedBy(dates.day(acceptedAt, 'medium'), acceptedBy) }]
      : []),
    ...(skip
      ? [
          {
            name: texts.skipped,
            value: [
              skippedBecause[skip.reason],
              skip.note,
              skip.until ? moveTexts.until(skip.until) : moveTexts.untilRestored,
            ]
              .filter(Boolean)
              .join('. '),
          },
        ]
      : []),
  ];
  return <FactList facts={facts} columns={1} />;
}

function Pages({ pages }: { pages: readonly string[] }) {
  return (
    <ul className={classes.pages}>
      {pages.map((page) => (
        <li key={page}>
          {URL.canParse(page) ? (
            <a href={page} target="_blank" rel="noreferrer">
              <bdi>{page}</bdi>
            </a>
          ) : (
            <bdi>{page}</bdi>
          )}
        </li>
      ))}
    </ul>
  );
}
