import type { ReactNode } from 'react';
import classes from './data.module.css';
import { usePartial } from './use-partial.tsx';

interface PartialListProps<Item> {
  items: readonly Item[];
  limit: number;
  /** Content beside the toggle, such as the heading of the list. */
  head: ReactNode;
  /** Text of the toggle while items are hidden, e.g. "View All 12". */
  moreLabel: string;
  /** Text of the toggle while everything is shown, e.g. "Show Top 6". */
  fewerLabel: string;
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first items of a list, with a toggle for the others. In print, the list is complete. */
export function PartialList<Item>(props: PartialListProps<Item>) {
  const { items, limit, head, moreLabel, fewerLabel, children } = props;
  const partial = usePartial(items.length, limit, { moreLabel, fewerLabel });
  return (
    <>
      <div className={classes.partialHead}>
        {head}
        {partial.toggle}
      </div>
      {children(items.slice(0, partial.limit))}
    </>
  );
}
