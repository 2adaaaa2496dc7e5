import { Beats } from './beats.tsx';
import { productName } from './product-name.ts';

const logoHeights = [45, 70, 100, 58];

/** Logo mark and name; links to the home page. */
export function Brand() {
  return (
    <a className="brand" href="/" aria-label={productName}>
      <Beats className="brand-mark" heights={logoHeights} accent={2} />
      {productName}
    </a>
  );
}
