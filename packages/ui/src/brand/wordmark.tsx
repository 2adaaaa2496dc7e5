import classes from './beat-mark.module.css';
import { BeatMark } from './beat-mark.tsx';

export const productName = 'Keydence';

export function Wordmark({ size = 20 }: { size?: number }) {
  return (
    <span className={classes.wordmark} style={{ fontSize: size }}>
      <BeatMark size={size} />
      {productName}
    </span>
  );
}
