import { maxCapacityHours } from '@keydence/domain';
import { NumberInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { notifyError } from '../../lib/notify-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRefusal } from '../../lib/use-access.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { messages } from './messages.ts';
import classes from './moves.module.css';

/** Milliseconds after the last change before replanning. */
const restMs = 300;

/** Working hours per two weeks. A change replans. */
export function CapacityControl({ hours }: { hours: number }) {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const refusal = useRefusal();
  const domainId = domain?.id ?? '';
  const [typed, setTyped] = useState<string | number | null>(null);
  const { mutate } = trpc.moves.setCapacity.useMutation({
    onSuccess: (plan) => {
      utils.moves.plan.setData({ domainId }, plan);
      void utils.moves.list.invalidate();
    },
    onError: (error) => {
      setTyped(null);
      notifyError(messages.capacityFailed, error);
    },
  });
  const commit = useDebouncedCallback((value: number) => mutate({ domainId, hours: value }), restMs);
  const shown = typed ?? hours;
  const isValid = typeof shown === 'number' && shown >= 1 && shown <= maxCapacityHours;
  return (
    <NumberInput
      className={classes.capacity ?? ''}
      label={messages.capacity}
      value={shown}
      min={1}
      max={maxCapacityHours}
      step={0.5}
      decimalScale={2}
      clampBehavior="none"
      disabled={refusal !== null}
      error={isValid ? null : messages.capacityRange(maxCapacityHours)}
      onChange={(value) => {
        setTyped(value);
        if (typeof value !== 'number' || value < 1 || value > maxCapacityHours) return commit.cancel();
        commit(Math.round(4 * value) / 4);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
