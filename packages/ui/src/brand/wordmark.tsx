import classes from './brand-mark.module.css';
import { BrandMark } from './brand-mark.tsx';

export const productName = 'Keydence';

export function Wordmark({ size = 20 }: { size?: number }) {
  return (
    <span className={classes.wordmark} style={{ fontSize: size }}>
      <BrandMark size={size} />
      {productName}
    </span>
  );
}
