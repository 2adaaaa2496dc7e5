import classes from './data.module.css';
import { Hint } from './hint.tsx';

interface ChipListProps {
  /** Names the list for screen readers. */
  label: string;
  items: readonly string[];
  /** How many are shown; the rest hides behind "+N", which names them. */
  limit?: number;
  /** What hover, focus and touch tell about an item. */
  describe?: (item: string) => string;
}

/** Short labels in a row. */
export function ChipList({ label, items, limit = items.length, describe }: ChipListProps) {
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
          <Chip text={`+${hidden.length}`} hint={hidden.join(', ')} />
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
