import { BrandLoader, ErrorPanel } from '@keydence/ui';
import { Modal, Stack } from '@mantine/core';
import { StepHeadingOrder } from '../second-step/step-heading.tsx';
import { Steps } from '../second-step/steps.tsx';
import { useFactorsToShow } from '../second-step/use-second-factor.ts';
import { ConfirmByCode } from './confirm-by-code.tsx';
import { stepUpTexts } from './messages.ts';

/** Confirmation by a mailed or texted code, or by the second factor. */
export type StepUpKind = 'code' | 'factor';

export interface StepUpDialogProps {
  kind: StepUpKind;
  isOpen: boolean;
  onEnd: (isConfirmed: boolean) => void;
  /** Called after the dialog has left the screen. */
  onClosed: () => void;
}

/** Asks for a code or the second factor before a change of the account. */
export function StepUpDialog({ kind, isOpen, onEnd, onClosed }: StepUpDialogProps) {
  const confirm = () => onEnd(true);
  const cancel = () => onEnd(false);
  return (
    <Modal
      opened={isOpen}
      onClose={cancel}
      onExitTransitionEnd={onClosed}
      title={stepUpTexts.title}
      zIndex={310}
      centered
    >
      {kind === 'code' ? (
        <ConfirmByCode onConfirmed={confirm} onCancel={cancel} />
      ) : (
        <ConfirmByFactor onConfirmed={confirm} />
      )}
    </Modal>
  );
}

function ConfirmByFactor({ onConfirmed }: { onConfirmed: () => void }) {
  const factors = useFactorsToShow();
  if (factors.isPending) return <BrandLoader />;
  if (factors.error)
    return (
      <ErrorPanel
        title={stepUpTexts.loadFailed}
        message={factors.error.message}
        onRetry={() => factors.refetch()}
      />
    );
  return (
    <StepHeadingOrder value={3}>
      <Stack gap="md">
        <Steps factors={factors.data} onShown={onConfirmed} />
      </Stack>
    </StepHeadingOrder>
  );
}
