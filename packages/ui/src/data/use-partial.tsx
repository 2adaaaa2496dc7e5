import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useIsPrinting } from './use-is-printing.ts';

interface PartialLabels {
  /** Text of the toggle while items are hidden, e.g. "View All 12". */
  moreLabel: string;
  /** Text of the toggle while everything is shown, e.g. "Show Top 6". */
  fewerLabel: string;
}

/**
 * Number of visible items for one or more lists, and a toggle for the others; the toggle is null if
 * all fit. In print, all are visible.
 */
export function usePartial(count: number, limit: number, { moreLabel, fewerLabel }: PartialLabels) {
  const [isChosen, setIsChosen] = useState(false);
  const isWhole = useIsPrinting() || isChosen;
  const toggle: ReactNode =
    count > limit ? (
      <Button
        variant="default"
        size="compact-sm"
        mih={32}
        aria-expanded={isWhole}
        onClick={() => setIsChosen(!isChosen)}
      >
        {isWhole ? fewerLabel : moreLabel}
      </Button>
    ) : null;
  return { limit: isWhole ? Number.POSITIVE_INFINITY : limit, toggle };
}
