import { EmptyState } from '@keydence/ui';
import { Button } from '@mantine/core';
import type { PlanChoices } from './plan-choices.ts';
import { messages } from './planner-messages.ts';
import type { TwoWeekProposal } from './use-two-week-plan.ts';

interface PlannerEmptyProps {
  proposal: TwoWeekProposal;
  choices: PlanChoices;
  onClose: () => void;
}

/** Reason for an empty plan, and the next step. */
export function PlannerEmpty({ proposal, choices, onClose }: PlannerEmptyProps) {
  const { excluded, includeAll } = choices;
  return (
    <EmptyState
      title={messages.empty}
      action={
        excluded.length > 0 ? (
          <Button variant="default" onClick={includeAll}>
            {messages.includeAll}
          </Button>
        ) : (
          <Button variant="default" onClick={onClose}>
            {messages.close}
          </Button>
        )
      }
    >
      {proposal.leftOutTotal > 0 ? messages.emptyAllLeftOut : messages.emptyNoCandidates}
    </EmptyState>
  );
}
