import { briefFormNames, briefOriginNames, describePlace, linkToPlace } from '@keydence/domain';
import { Expandable, Panel } from '@keydence/ui';
import type { ReactNode } from 'react';
import type { RouterOutputs } from '../../lib/trpc.ts';
import classes from './briefs.module.css';
import { lineTexts as texts } from './messages.ts';

export type Detail = RouterOutputs['briefs']['get'];

type Body = NonNullable<Detail['body']>;
type Line = Body['terms'][number];
type Question = Body['questions'][number];
type Sources = Detail['sources'];

const mostSections = 7;

/** Common parts of a brief's pages; each line opens its evidence. */
export function BriefLines({ body, sources }: { body: Body; sources: Sources }) {
  const { gaps, questions, sections, rareSections, terms, forms } = body;
  const [first, more] = [sections.slice(0, mostSections), sections.slice(mostSections)];
  const isSearched = questions.some(({ origins }) =>
    origins.some((each) => each !== 'heading' && each !== 'faq'),
  );
  return (
    <>
      <Part
        title={texts.gaps}
        hint={gaps.length > 0 ? texts.gapsHint : isSearched ? texts.noGaps : texts.noQuestions}
      >
        <Questions lines={gaps} sources={sources} />
      </Part>
      <Part title={texts.sections} hint={first.length > 0 ? texts.sectionsHint : texts.none}>
        <Lines lines={first} sources={sources} />
        {more.length > 0 ? (
          <Expandable label={texts.more(more.length)}>
            <Lines lines={more} sources={sources} />
          </Expandable>
        ) : null}
        {rareSections.length > 0 ? (
          <Expandable label={texts.rare(rareSections.length)}>
            <Lines lines={rareSections} sources={sources} />
          </Expandable>
        ) : null}
      </Part>
      <Part title={texts.questions} hint={questions.length > 0 ? texts.questionsHint : texts.none}>
        <Questions lines={questions} sources={sources} />
      </Part>
      <Part title={texts.terms} hint={terms.length > 0 ? texts.termsHint : texts.none}>
        <Lines lines={terms} sources={sources} isTerms />
      </Part>
      {forms.length > 0 ? (
        <Part title={texts.forms}>
          <ul className={classes.lines}>
            {forms.map(({ form, count, of }) => (
              <li key={form} className={classes.line}>
                <Head label={briefFormNames[form]} count={texts.pages(count, of)} />
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
    </>
  );
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Panel label={title} className={classes.panel ?? ''}>
      <h2 className={classes.heading}>{title}</h2>
      {hint ? <p className={classes.note}>{hint}</p> : null}
      {children}
    </Panel>
  );
}

function Head({ label, count }: { label: string; count: string }) {
  return (
    <div className={classes.lineHead}>
      <bdi className={classes.label}>{label}</bdi>
      <span className={classes.count}>{count}</span>
    </div>
  );
}

function Lines({
  lines,
  sources,
  isTerms = false,
}: {
  lines: readonly Line[];
  sources: Sources;
  isTerms?: boolean;
}) {
  return (
    <ul className={`${classes.lines} ${isTerms ? classes.terms : ''}`}>
      {lines.map((line) => (
        <li key={line.id} className={`${classes.line} ${classes.compact}`}>
          <Head label={line.label} count={texts.pages(line.count, line.of)} />
          <Evidence of={line.label} evidence={line.evidence} sources={sources} />
        </li>
      ))}
    </ul>
  );
}

function Questions({ lines, sources }: { lines: readonly Question[]; sources: Sources }) {
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line.id} className={classes.line}>
          <Head label={line.label} count={texts.pages(line.count, line.of)} />
          <div className={classes.count}>
            {texts.from}: {line.origins.map((origin) => briefOriginNames[origin]).join(', ')}
          </div>
          {line.evidence.length > 0 ? (
            <Evidence of={line.label} evidence={line.evidence} sources={sources} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface EvidenceProps {
  of: string;
  evidence: Line['evidence'];
  sources: Sources;
}

function Evidence({ of, evidence, sources }: EvidenceProps) {
  const byNumber = new Map(sources.map((source) => [source.number, source]));
  return (
    <Expandable label={texts.evidence} of={of}>
      <ul className={classes.evidence}>
        {evidence.map((each) => {
          const address = byNumber.get(each.source)?.address ?? '';
          return (
            <li key={each.source}>
              {each.quote === '' ? null : <bdi>“{each.quote}” </bdi>}
              <a
                href={linkToPlace(each, address)}
                target="_blank"
                rel="noreferrer noopener nofollow"
                title={texts.opens}
              >
                <bdi>{address}</bdi>
              </a>{' '}
              <span className={classes.count}>{describePlace(each)}</span>
            </li>
          );
        })}
      </ul>
    </Expandable>
  );
}
