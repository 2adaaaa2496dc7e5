import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StepUpDialogProps } from './step-up-dialog.tsx';
import { type StepUp, StepUpProvider, useStepUp } from './step-up-provider.tsx';

let shown: StepUpDialogProps | undefined;

function Dialog(props: StepUpDialogProps) {
  shown = props;
  return props.isOpen ? <p>Question</p> : null;
}

it('keeps a question that opens while the previous dialog closes', async () => {
  let stepUp: StepUp = (call) => call();
  function Screen() {
    stepUp = useStepUp();
    return null;
  }
  render(
    <StepUpProvider Dialog={Dialog}>
      <Screen />
    </StepUpProvider>,
  );
  const answers = [{ error: { code: 'reauthentication_needed' } }, { error: null }];
  const ask = () => {
    const left = [...answers];
    return stepUp(async () => left.shift() ?? { error: null });
  };
  const first = ask();
  expect(await screen.findByText('Question')).toBeVisible();
  act(() => shown?.onEnd(true));
  expect(await first).toEqual({ error: null });
  const onClosed = shown?.onClosed;
  const second = ask();
  expect(await screen.findByText('Question')).toBeVisible();
  act(() => onClosed?.());
  expect(screen.getByText('Question')).toBeVisible();
  act(() => shown?.onEnd(true));
  expect(await second).toEqual({ error: null });
});
