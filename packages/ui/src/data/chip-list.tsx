import classes from './data.module.css';
import { Hint } from './hint.tsx';
import { useIsPrinting } from './use-is-printing.ts';

interface ChipListProps {
  /** Names the list for screen readers. */
  label: string;
  items: readonly string[];
  /** Maximum chips shown; "+N" replaces the others and names them. */
  limit?: number;
  /** Text of the last chip; "+N" by default. */
  moreLabel?: (hiddenCount: number) => string;
  /** Text for an item on hover, focus and touch. */
  describe?: (item: string) => string;
}

/** Short labels in a row. In print, all are visible. */
export function ChipList(props: ChipListProps) {
  const { label, items, describe, moreLabel = (count) => `+${count}` } = props;
  const isPrinting = useIsPrinting();
  const limit = isPrinting ? items.length : (props.limit ?? items.length);
  const hidden = items.slice(limit);
  return (
    <ul aria-label={label} className={classes.chips}>
      {items.slice(0, limit).map((item) => (
        <li key={item}>
          <Chip text={item} {...(describe ? { hint: describe(item) } : {})} />
        </li>
      ))}
      {hidden.length > 0 ? (
        <li>
          <Chip text={moreLabel(hidden.length)} hint={hidden.join(', ')} />
        </li>
      ) : null}
    </ul>
  );
}

function Chip({ text, hint }: { text: string; hint?: string }) {
  const chip = <span className={classes.chip}>{text}</span>;
  if (hint === undefined) return chip;
  return (
    <Hint label={hint} isPlain>
      {chip}
    </Hint>
  );
}
