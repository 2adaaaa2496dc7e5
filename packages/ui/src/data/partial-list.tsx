import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useIsPrinting } from './use-is-printing.ts';

interface PartialListProps<Item> {
  items: readonly Item[];
  limit: number;
  /** Text of the toggle while items are hidden, e.g. "View All 12". */
  moreLabel: string;
  /** Text of the toggle while everything is shown, e.g. "Show Top 6". */
  fewerLabel: string;
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first items of a list; a toggle brings the rest when there is one. Printed, the list is whole. */
export function PartialList<Item>(props: PartialListProps<Item>) {
  const { items, limit, moreLabel, fewerLabel, children } = props;
  const [isChosen, setIsChosen] = useState(false);
  const isWhole = useIsPrinting() || isChosen;
  return (
    <>
      {children(isWhole ? items : items.slice(0, limit))}
      {items.length > limit ? (
        <Button variant="default" mt="md" aria-expanded={isWhole} onClick={() => setIsChosen(!isChosen)}>
          {isWhole ? fewerLabel : moreLabel}
        </Button>
      ) : null}
    </>
  );
}
