import { IconArrowDownRight, IconArrowRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react';
import { ToneBadge } from '../layout/tone-badge.tsx';
import classes from './trend-mark.module.css';

export type TrendDirection = 'up' | 'down' | 'flat' | 'unknown';

interface TrendMarkProps {
  direction: TrendDirection;
  /** The word or signed figure beside the arrow. */
  children: string;
}

const looks = {
  up: { Icon: IconArrowUpRight, tone: 'good' },
  down: { Icon: IconArrowDownRight, tone: 'weak' },
  flat: { Icon: IconArrowRight, tone: 'neutral' },
  unknown: { Icon: IconMinus, tone: 'neutral' },
} as const;

/** A change as arrow, word and tone, not by color alone. */
export function TrendMark({ direction, children }: TrendMarkProps) {
  const { Icon, tone } = looks[direction];
  return (
    <ToneBadge tone={tone} isPlain>
      <span className={classes.trend}>
        <Icon size={14} stroke={1.5} aria-hidden />
        {children}
      </span>
    </ToneBadge>
  );
}
