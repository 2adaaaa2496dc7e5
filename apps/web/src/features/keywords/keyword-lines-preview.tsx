import { formatNumber } from '@keydence/ui';
import { Text } from '@mantine/core';
import { skipReasons, importTexts as texts } from './import-messages.ts';
import type { KeywordLines, SkippedLine } from './keyword-lines.ts';
import classes from './keywords.module.css';

const shownSkipped = 50;

/** Keywords to add and skipped lines, before anything is sent. */
export function KeywordLinesPreview({ lines: { keywords, skipped } }: { lines: KeywordLines }) {
  if (keywords.length + skipped.length === 0) return null;
  return (
    <div role="status" className={classes.preview}>
      <p>{texts.willSend(keywords.length)}</p>
      {skipped.length > 0 ? <SkippedLines skipped={skipped} /> : null}
    </div>
  );
}

function SkippedLines({ skipped }: { skipped: SkippedLine[] }) {
  return (
    <details>
      <summary>
        {texts.willSkip(skipped.length)}: {countReasons(skipped)}
      </summary>
      <ul>
        {skipped.slice(0, shownSkipped).map(({ text, reason }, index) => (
          <li key={index}>
            <Text span size="sm" lineClamp={1}>
              {text}
            </Text>
            <span className={classes.exact}>{skipReasons[reason]}</span>
          </li>
        ))}
      </ul>
      {skipped.length > shownSkipped ? <p>{texts.more(skipped.length - shownSkipped)}</p> : null}
    </details>
  );
}

/** "12 repeated, 3 longer than 200 characters" */
function countReasons(skipped: readonly SkippedLine[]): string {
  const counts = new Map<SkippedLine['reason'], number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${formatNumber(count)} ${skipReasons[reason]}`).join(', ');
}
