import { maxMatchedKeywords } from '@keydence/domain';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { bulkMessages as texts } from './bulk-messages.ts';
import { maxPicked } from './keyword-selection.ts';
import classes from './selection.module.css';
import type { ListSelection } from './use-keyword-selection.ts';

interface SelectionBarProps {
  selection: ListSelection;
  /** Number of keywords that match the filters. */
  total: number;
  /** True to offer all matches for any selection, not only for a whole page. */
  isOfferingAll?: boolean;
  /** Actions on the selected keywords, one button each. */
  children: ReactNode;
}

/** Number of selected keywords, with their actions. Renders nothing for 0. */
export function SelectionBar({ selection, total, isOfferingAll = false, children }: SelectionBarProps) {
  const { count, isFull, page } = selection;
  const { isAll } = selection.selection;
  if (count === 0) return null;
  const canSelectAll = (isOfferingAll || page === 'all') && !isAll && total > count;
  const note = canSelectAll && total > maxMatchedKeywords ? texts.tooMany : isFull && texts.full(maxPicked);
  return (
    <section className={classes.bar} aria-label={texts.selection}>
      <p className={classes.count} role="status">
        {texts.selected(count)}
      </p>
      {canSelectAll && total <= maxMatchedKeywords ? (
        <Button variant="subtle" size="compact-sm" mih={32} onClick={selection.selectAll}>
          {texts.selectAll(total)}
        </Button>
      ) : null}
      {note ? <p className={classes.note}>{note}</p> : null}
      <div className={classes.actions}>
        {children}
        <Button
          variant="default"
          leftSection={<IconX size={16} stroke={1.5} aria-hidden />}
          onClick={selection.clear}
        >
          {texts.clear}
        </Button>
      </div>
    </section>
  );
}
