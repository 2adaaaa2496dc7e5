import { Button } from '@mantine/core';
import classes from './keyword-inspector.module.css';
import { messages } from './messages.ts';

interface RecentLookupsProps {
  lookups: readonly string[];
  onInspect: (keyword: string) => void;
}

/** Earlier look-ups, one click away. */
export function RecentLookups({ lookups, onInspect }: RecentLookupsProps) {
  if (lookups.length === 0) return null;
  return (
    <section aria-label={messages.recent} className={classes.recent}>
      <span className={classes.recentLabel}>{messages.recent}</span>
      {lookups.map((keyword) => (
        <Button key={keyword} variant="default" size="compact-sm" mih={32} onClick={() => onInspect(keyword)}>
          {keyword}
        </Button>
      ))}
    </section>
  );
}
