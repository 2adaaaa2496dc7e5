import { SampleChip } from '@keydence/ui';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useSelection } from '../../lib/use-selection.tsx';
import type { ContentPlanSearch } from './content-plan-search.ts';
import { readPlanChoices } from './plan-choices.ts';
import { Planner } from './planner.tsx';
import { messages } from './planner-messages.ts';
import { useAcceptPlan } from './use-accept-plan.ts';

interface PlannerDialogProps {
  search: ContentPlanSearch;
  onChange: (changes: Partial<ContentPlanSearch>, options?: { replace: boolean }) => void;
}

/** Planner over the board. `plan` in the URL opens it with a number of pages, so it can be linked. */
export function PlannerDialog({ search, onChange }: PlannerDialogProps) {
  const { domain } = useSelection();
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const close = () => onChange({ plan: undefined, pin: undefined, skip: undefined, relevant: undefined });
  const acceptance = useAcceptPlan(close);
  const cancel = () => {
    acceptance.reset();
    close();
  };
  return (
    <Modal
      opened={search.plan !== undefined}
      onClose={cancel}
      size={880}
      fullScreen={isNarrow}
      transitionProps={{ duration: 0 }}
      title={
        <>
          {messages.title} {domain?.dataSource === 'sample' ? <SampleChip /> : null}
        </>
      }
    >
      {search.plan === undefined ? null : (
        <Planner
          choices={readPlanChoices(search.plan, search, onChange)}
          acceptance={acceptance}
          onClose={cancel}
        />
      )}
    </Modal>
  );
}
