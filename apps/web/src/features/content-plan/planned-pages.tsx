import { formatDay } from '@keydence/domain';
import { Hint } from '@keydence/ui';
import { Button } from '@mantine/core';
import { IconCalendarEvent, IconPin, IconPinFilled } from '@tabler/icons-react';
import { GainFigure } from '../../lib/gain-figure.tsx';
import { TopicLink } from '../../lib/topic-link.tsx';
import { DifficultyFact } from './difficulty-fact.tsx';
import type { PlanChoices } from './plan-choices.ts';
import classes from './planner.module.css';
import { messages, texts } from './planner-messages.ts';
import type { ProposedPage } from './use-two-week-plan.ts';

interface PlannedPagesProps {
  planned: readonly ProposedPage[];
  choices: PlanChoices;
}

/** Planned pages by due date. */
export function PlannedPages({ planned, choices }: PlannedPagesProps) {
  return (
    <section aria-label={messages.planned}>
      <ol className={classes.rows}>
        {planned.map((page) => (
          <PlannedPage key={page.keywordText} page={page} choices={choices} />
        ))}
      </ol>
    </section>
  );
}

function PlannedPage({ page, choices }: { page: ProposedPage; choices: PlanChoices }) {
  const { keywordText, gain, effort, dueDate } = page;
  const isPinned = choices.pinned.includes(keywordText);
  const Pin = isPinned ? IconPinFilled : IconPin;
  return (
    <li className={classes.row} data-pinned={isPinned || undefined}>
      <p className={classes.due}>
        <IconCalendarEvent size={14} stroke={1.5} aria-hidden /> {texts.due(formatDay(dueDate, 'short'))}
      </p>
      <div className={classes.what}>
        <p className={classes.keyword}>{keywordText}</p>
        <p className={classes.facts}>
          <span className={classes.gain}>
            <GainFigure gain={gain} /> visits a month to its page
          </span>
          <DifficultyFact score={page.difficulty} />
          <Hint label={messages.effortHint}>{texts.effort(effort)}</Hint>
          {page.topic ? (
            <span>
              {messages.topic} <TopicLink topic={page.topic} />
            </span>
          ) : null}
        </p>
        {page.covers.length > 0 ? (
          <p className={classes.covers}>
            {texts.covers(page.covers, page.keywordCount - page.covers.length - 1)}
          </p>
        ) : null}
      </div>
      <div className={classes.choices}>
        <Button
          variant={isPinned ? 'light' : 'default'}
          size="compact-sm"
          mih={32}
          leftSection={<Pin size={14} stroke={1.5} aria-hidden />}
          aria-label={isPinned ? texts.unpin(keywordText) : texts.pin(keywordText)}
          data-keyword={keywordText}
          onClick={() => choices.togglePin(keywordText)}
        >
          {isPinned ? messages.unpin : messages.pin}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          mih={32}
          aria-label={texts.exclude(keywordText)}
          onClick={() => choices.exclude(keywordText)}
        >
          {messages.exclude}
        </Button>
      </div>
    </li>
  );
}
