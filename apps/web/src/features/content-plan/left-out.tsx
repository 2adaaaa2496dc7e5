import { type PlanReasonCode, planReasonCode } from '@keydence/domain';
import { Expandable } from '@keydence/ui';
import { Button, Title } from '@mantine/core';
import { GainFigure } from '../../lib/gain-figure.tsx';
import type { PlanChoices } from './plan-choices.ts';
import classes from './planner.module.css';
import { messages, reasonHeadings, texts } from './planner-messages.ts';
import type { TwoWeekProposal } from './use-two-week-plan.ts';

type LeftOutKeyword = TwoWeekProposal['leftOut'][number];

interface LeftOutProps {
  proposal: TwoWeekProposal;
  choices: PlanChoices;
}

/**
 * Keywords excluded from the plan, by reason. The user's own exclusions start expanded, so they are easy to
 * restore.
 */
export function LeftOut({ proposal: { leftOut, leftOutTotal }, choices }: LeftOutProps) {
  const isFull = choices.pinned.length >= choices.pages;
  return (
    <section className={classes.leftOut} aria-label={messages.leftOut}>
      <Title order={3} size="h4">
        {messages.leftOut}
      </Title>
      <p className={classes.caption}>
        {messages.leftOutHint}{' '}
        {leftOut.length < leftOutTotal ? texts.partial(leftOut.length, leftOutTotal) : null}
      </p>
      {isFull ? <p className={classes.caption}>{messages.allPinned}</p> : null}
      {planReasonCode.options.map((code) => {
        const keywords = leftOut.filter((item) => item.code === code);
        if (keywords.length === 0) return null;
        const heading = texts.group(reasonHeadings[code], keywords.length);
        const rows = <Rows code={code} keywords={keywords} choices={choices} isFull={isFull} />;
        return (
          <div key={code}>
            {code === 'excluded' ? (
              <>
                <p className={classes.groupHeading}>{heading}</p>
                {rows}
              </>
            ) : (
              <Expandable label={heading}>{rows}</Expandable>
            )}
          </div>
        );
      })}
    </section>
  );
}

interface RowsProps {
  code: PlanReasonCode;
  keywords: readonly LeftOutKeyword[];
  choices: PlanChoices;
  isFull: boolean;
}

function Rows({ code, keywords, choices, isFull }: RowsProps) {
  const ownReason = code === 'too_hard' || code === 'same_topic' || code === 'same_results_page';
  return (
    <ul className={classes.rows}>
      {keywords.map(({ keywordText, gain, reason }) => (
        <li key={keywordText} className={classes.row}>
          <div className={classes.what}>
            <p className={classes.keyword}>{keywordText}</p>
            <p className={classes.facts}>
              {gain === null ? null : (
                <span>
                  <GainFigure gain={gain} /> visits a month to its page
                </span>
              )}
              {ownReason ? <span>{reason}</span> : null}
            </p>
          </div>
          <div className={classes.choices}>
            <RowAction code={code} keyword={keywordText} choices={choices} isFull={isFull} />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface RowActionProps {
  code: PlanReasonCode;
  keyword: string;
  choices: PlanChoices;
  isFull: boolean;
}

/**
 * Action of an excluded keyword. An item that is already in progress cannot be planned again, so it has
 * none.
 */
function RowAction({ code, keyword, choices, isFull }: RowActionProps) {
  if (code === 'in_progress') return null;
  const isExcluded = code === 'excluded';
  return (
    <Button
      variant="default"
      size="compact-sm"
      mih={32}
      disabled={!isExcluded && isFull}
      data-keyword={keyword}
      aria-label={isExcluded ? texts.include(keyword) : texts.pin(keyword)}
      onClick={() => (isExcluded ? choices.include(keyword) : choices.togglePin(keyword))}
    >
      {isExcluded ? messages.include : messages.pin}
    </Button>
  );
}
