import { type TokenName, token } from '../theme/tokens.ts';
import classes from './charts.module.css';

const hues: readonly TokenName[] = [
  'chart-blue',
  'chart-plum',
  'chart-brick',
  'chart-sky',
  'amber',
  'chart-grey-1',
];

/** The hue of a competitor, from its domain name alone: it is the same in every chart and after every filter. */
export function competitorHue(domainName: string): string {
  let sum = 0;
  for (const character of domainName) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return token(hues[sum % hues.length] ?? 'chart-grey-1');
}

/** The small square that ties a competitor's name to its colour in the charts. */
export function HueMark({ domainName }: { domainName: string }) {
  return (
    <span aria-hidden="true" className={classes.hue} style={{ background: competitorHue(domainName) }} />
  );
}
