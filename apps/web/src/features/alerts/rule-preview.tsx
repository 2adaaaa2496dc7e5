import { formatDay } from '@keydence/domain';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import classes from './alerts.module.css';
import { formMessages as texts } from './messages.ts';
import type { RuleFields } from './use-alerts.ts';

const restMs = 400;
const shownFirings = 5;

/** Preview of an edited rule: results with the checks of the last days. */
export function RulePreview({ domainId, draft }: { domainId: string; draft: RuleFields }) {
  const [{ keywordSet, tag, viewId, kind, places, minKeywords, quietDays }] = useDebouncedValue(
    draft,
    restMs,
  );
  const isComplete = isPositive(minKeywords) && (kind === 'lost' || isPositive(places));
  const { data, isError } = trpc.alerts.preview.useQuery(
    { domainId, keywordSet, tag, viewId, kind, places, minKeywords, quietDays },
    { enabled: isComplete, placeholderData: keepPreviousData, retry: false },
  );
  return (
    <section className={classes.preview} aria-label={texts.preview}>
      <Text fw={600}>{texts.preview}</Text>
      <div role="status">
        {isError ? texts.previewFailed : data ? <Outcome preview={data} /> : texts.trying}
      </div>
    </section>
  );
}

const isPositive = (value: number | null | undefined) => Number.isInteger(value) && (value ?? 0) > 0;

function Outcome({ preview }: { preview: RouterOutputs['alerts']['preview'] }) {
  const { isTooLarge, checks, firings } = preview;
  if (isTooLarge) return texts.tooLarge;
  if (checks === 0) return texts.noChecks;
  if (firings.length === 0) return texts.wouldNot(checks);
  const more = firings.length - shownFirings;
  return (
    <>
      {texts.would(firings.length, checks)}
      <ul className={classes.firings}>
        {firings.slice(0, shownFirings).map(({ day, moved }) => (
          <li key={day}>{texts.firing(formatDay(day), moved)}</li>
        ))}
        {more > 0 ? <li>{texts.more(more)}</li> : null}
      </ul>
    </>
  );
}
