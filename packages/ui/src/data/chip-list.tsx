import classes from './data.module.css';
import { Hint } from './hint.tsx';

interface ChipListProps {
  /** Names the list for screen readers. */
  label: string;
  items: readonly string[];
  /** How many are shown; the rest hides behind "+N", which names them. */
  limit?: number;
}

/** Short labels in a row. */
export function ChipList({ label, items, limit = items.length }: ChipListProps) {
  const hidden = items.slice(limit);
  return (
    <ul aria-label={label} className={classes.chips}>
      {items.slice(0, limit).map((item) => (
        <li key={item}>
          <span className={classes.chip}>{item}</span>
        </li>
      ))}
      {hidden.length > 0 ? (
        <li>
          <Hint label={hidden.join(', ')} isPlain>
            <span className={classes.chip}>+{hidden.length}</span>
          </Hint>
        </li>
      ) : null}
    </ul>
  );
}
