import { VisuallyHidden } from '@mantine/core';
import { useMovePlan } from '../../lib/moves/use-moves.ts';

/** Number of planned moves that wait for a decision; renders nothing for 0. */
export function MoveCount({ className }: { className?: string }) {
  const { data } = useMovePlan({ retriesOnMount: false });
  const proposed = data?.planned.filter(({ state }) => state === 'proposed').length ?? 0;
  if (proposed === 0) return null;
  return (
    <span className={className}>
      {proposed}
      <VisuallyHidden> proposed</VisuallyHidden>
    </span>
  );
}
