import { maxPlannedPages } from '@keydence/domain';
import { QueryState, Refreshing } from '@keydence/ui';
import { Button, Group, NativeSelect, Skeleton, Text } from '@mantine/core';
import { LeftOut } from './left-out.tsx';
import type { PlanChoices } from './plan-choices.ts';
import { PlanSummary } from './plan-summary.tsx';
import { PlannedPages } from './planned-pages.tsx';
import classes from './planner.module.css';
import { PlannerEmpty } from './planner-empty.tsx';
import { messages, texts } from './planner-messages.ts';
import type { useAcceptPlan } from './use-accept-plan.ts';
import { usePlannerFocus } from './use-planner-focus.ts';
import { type TwoWeekProposal, useTwoWeekPlan } from './use-two-week-plan.ts';

interface PlannerProps {
  choices: PlanChoices;
  acceptance: ReturnType<typeof useAcceptPlan>;
  onClose: () => void;
}

const pageCounts = Array.from({ length: maxPlannedPages }, (_, index) => String(index + 1));

/** Choice of the number of pages, proposal, pinning, exclusion and acceptance. */
export function Planner({ choices, acceptance, onClose }: PlannerProps) {
  const query = useTwoWeekPlan(choices);
  const planned = query.data?.planned ?? [];
  return (
    <div className={classes.planner}>
      <NativeSelect
        className={classes.pages ?? ''}
        label={messages.pages}
        description={messages.pagesHint}
        value={String(choices.pages)}
        onChange={(event) => choices.setPages(Number(event.currentTarget.value))}
        data={pageCounts}
        data-autofocus
      />
      <QueryState query={query} errorTitle={messages.loadFailed} loading={<PlannerSkeleton />}>
        {(proposal) => (
          <Refreshing isOn={query.isFetching}>
            <Proposal proposal={proposal} choices={choices} onClose={onClose} />
          </Refreshing>
        )}
      </QueryState>
      {acceptance.error ? (
        <Text role="alert" c="var(--kd-tone-weak)">
          {acceptance.error}
        </Text>
      ) : null}
      <Group justify="flex-end" gap="sm" className={classes.actions ?? ''}>
        <Button variant="default" onClick={onClose} disabled={acceptance.isPending}>
          {messages.cancel}
        </Button>
        {planned.length > 0 ? (
          <Button
            loading={acceptance.isPending}
            disabled={query.isPlaceholderData}
            onClick={() => acceptance.accept(planned.map(({ keywordText }) => keywordText))}
          >
            {texts.accept(planned.length)}
          </Button>
        ) : null}
      </Group>
    </div>
  );
}

interface ProposalProps {
  proposal: TwoWeekProposal;
  choices: PlanChoices;
  onClose: () => void;
}

function Proposal({ proposal, choices, onClose }: ProposalProps) {
  const { ref, keepFocus } = usePlannerFocus();
  const kept: PlanChoices = {
    ...choices,
    togglePin: (keyword) => {
      keepFocus(keyword);
      choices.togglePin(keyword);
    },
    exclude: (keyword) => {
      keepFocus(keyword);
      choices.exclude(keyword);
    },
    include: (keyword) => {
      keepFocus(keyword);
      choices.include(keyword);
    },
  };
  return (
    <div ref={ref} className={classes.planner}>
      {proposal.planned.length === 0 ? (
        <PlannerEmpty proposal={proposal} choices={choices} onClose={onClose} />
      ) : (
        <>
          <PlanSummary planned={proposal.planned} />
          <PlannedPages planned={proposal.planned} choices={kept} />
        </>
      )}
      <Relevance count={proposal.notRelevant} choices={choices} />
      {proposal.leftOutTotal > 0 ? <LeftOut proposal={proposal} choices={kept} /> : null}
    </div>
  );
}

/** Number of irrelevant keywords, with a switch that includes or excludes them. */
function Relevance({ count, choices }: { count: number; choices: PlanChoices }) {
  const { isRelevantOnly, setRelevantOnly } = choices;
  if (isRelevantOnly && count === 0) return null;
  return (
    <p className={classes.relevance}>
      {isRelevantOnly ? texts.notRelevant(count) : messages.planningAll}
      <Button variant="subtle" size="compact-sm" mih={32} onClick={() => setRelevantOnly(!isRelevantOnly)}>
        {isRelevantOnly ? messages.planLeftOut : messages.leaveOut}
      </Button>
    </p>
  );
}

function PlannerSkeleton() {
  return (
    <div className={classes.planner} role="status" aria-label={messages.loading}>
      <Skeleton height={144} radius={10} />
      <Skeleton height={88} radius={10} />
      <Skeleton height={88} radius={10} />
      <Skeleton height={88} radius={10} />
    </div>
  );
}
