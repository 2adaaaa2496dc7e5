import type { AiOverviewState } from '@keydence/domain';
import { type Tone, ToneBadge } from '@keydence/ui';
import { useDates } from './dates.tsx';
import classes from './results-page-facts.module.css';

interface ResultsPageFactsProps {
  aiOverview: AiOverviewState | null;
  questions: readonly string[] | null;
  /** Time of each reading; omitted if it is shown next to them. */
  aiOverviewReadAt?: string | null;
  questionsReadAt?: string | null;
}

const overviewTexts: Record<AiOverviewState, string> = {
  cited: 'Cited in the AI overview',
  not_cited: 'Not cited in the AI overview',
  no_overview: 'No AI overview on this results page',
  unread: 'AI overview shown, its sources were not read',
};

const overviewTones: Record<AiOverviewState, Tone> = {
  cited: 'good',
  not_cited: 'medium',
  no_overview: 'neutral',
  unread: 'neutral',
};

/** Citation of the domain in the AI overview of a results page, and the "People also ask" questions. */
export function ResultsPageFacts(facts: ResultsPageFactsProps) {
  const { aiOverview, questions, aiOverviewReadAt, questionsReadAt } = facts;
  return (
    <div className={classes.facts}>
      <p>
        {aiOverview === null ? (
          <span className={classes.quiet}>AI overview: not read</span>
        ) : (
          <ToneBadge tone={overviewTones[aiOverview]}>{overviewTexts[aiOverview]}</ToneBadge>
        )}
        <ReadAt at={aiOverviewReadAt} />
      </p>
      <p className={classes.title}>
        People also ask
        <ReadAt at={questionsReadAt === aiOverviewReadAt ? null : questionsReadAt} />
      </p>
      <Questions questions={questions} />
    </div>
  );
}

function Questions({ questions }: Pick<ResultsPageFactsProps, 'questions'>) {
  if (questions === null) return <p className={classes.quiet}>Not read</p>;
  if (questions.length === 0) return <p className={classes.quiet}>No questions on this results page</p>;
  return (
    <ul className={classes.questions} aria-label="People also ask">
      {questions.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ul>
  );
}

function ReadAt({ at }: { at: string | null | undefined }) {
  const dates = useDates();
  if (!at) return null;
  return <span className={classes.readAt}> read {dates.freshness(at, new Date())}</span>;
}
