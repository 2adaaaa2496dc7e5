import { EmptyState, Paging, Panel, token } from '@keydence/ui';
import { Button } from '@mantine/core';
import { Allowed } from '../../app/allowed.tsx';
import { countKeywords } from '../../app/count-keywords.ts';
import { FillHint } from '../../app/fill-hint.tsx';
import type { TrackedCompetitor } from '../../app/use-tracked-competitors.ts';
import classes from './gap-matrix.module.css';
import { type GapMatrixSearch, hasGapFilters, isRelevantOnly, noGapFilters } from './gap-matrix-search.ts';
import { GapTable } from './gap-table.tsx';
import { messages } from './messages.ts';
import type { GapMatrix } from './use-gap-matrix.ts';
import { useSendToPlan } from './use-send-to-plan.ts';

interface GapResultProps {
  matrix: GapMatrix;
  search: GapMatrixSearch;
  competitors: readonly TrackedCompetitor[];
  onChange: (changes: Partial<GapMatrixSearch>) => void;
  /** Takes the selected keywords; undefined when none is left. */
  onSelect: (keywords: string[] | undefined) => void;
}

/** One page of the matrix with its count, its paging and what can be done with selected keywords. */
export function GapResult({ matrix, search, competitors, onChange, onSelect }: GapResultProps) {
  const { send, planned, isSending } = useSendToPlan();
  const { total, page, limit } = matrix.pagination;
  if (matrix.data.length === 0) return <Nothing matrix={matrix} search={search} onChange={onChange} />;
  // Only what is in view counts: nothing is sent that nobody sees.
  const selected = new Set(
    matrix.data.map(({ keyword }) => keyword).filter((text) => search.selected?.includes(text)),
  );
  const select = (keywords: string[], isSelected: boolean) => {
    const rest = [...selected].filter((text) => !keywords.includes(text));
    const chosen = isSelected ? [...rest, ...keywords] : rest;
    onSelect(chosen.length > 0 ? chosen : undefined);
  };
  return (
    <>
      <div className={classes.count}>
        <p role="status">
          {countKeywords(total)}
          {selected.size > 0 ? `, ${messages.selected(selected.size)}` : ''}
        </p>
        {selected.size > 0 ? (
          <>
            <Allowed>
              <Button aria-disabled={isSending} onClick={() => send([...selected])}>
                {isSending ? messages.sending : messages.send}
              </Button>
            </Allowed>
            <Button variant="default" onClick={() => onSelect(undefined)}>
              {messages.clearSelection}
            </Button>
          </>
        ) : null}
      </div>
      <LeftOut matrix={matrix} search={search} onChange={onChange} />
      <p className={classes.legend}>{messages.legend}</p>
      <GapTable
        matrix={matrix}
        search={search}
        hueOf={(id) => competitors.find((one) => one.id === id)?.hue ?? token('chart-grey-2')}
        selected={selected}
        onSelect={select}
        planned={planned}
        onSend={send}
        onSort={onChange}
      />
      <Paging
        page={page}
        limit={limit}
        total={total}
        onChange={(next) => {
          onChange({ page: next === 1 ? undefined : next });
          window.scrollTo(0, 0);
        }}
      />
    </>
  );
}

/** How many keywords the switch leaves out, and the way to them. */
function LeftOut({ matrix, search, onChange }: Pick<GapResultProps, 'matrix' | 'search' | 'onChange'>) {
  const { maybe, hidden } = matrix.leftOut;
  const count = maybe + hidden;
  if (!isRelevantOnly(search) || count === 0) return null;
  return (
    <p className={classes.leftOut}>
      {messages.leftOut(count)}: {messages.leftOutParts(maybe, hidden)}{' '}
      <Button variant="subtle" size="compact-sm" mih={32} onClick={() => onChange({ relevant: 'all' })}>
        {messages.showLeftOut(count)}
      </Button>
    </p>
  );
}

function Nothing({ matrix, search, onChange }: Omit<GapResultProps, 'competitors' | 'onSelect'>) {
  if (matrix.pagination.total > 0) {
    return (
      <EmptyState
        title={messages.pastEnd}
        action={<Button onClick={() => onChange({})}>{messages.firstPage}</Button>}
      />
    );
  }
  const leftOut = matrix.leftOut.maybe + matrix.leftOut.hidden;
  if (isRelevantOnly(search) && leftOut > 0) {
    return (
      <Panel>
        <EmptyState
          title={messages.allLeftOut}
          action={
            <Button onClick={() => onChange({ relevant: 'all' })}>{messages.showLeftOut(leftOut)}</Button>
          }
        />
      </Panel>
    );
  }
  return (
    <Panel>
      {hasGapFilters(search) ? (
        <EmptyState
          title={messages.noMatch}
          action={<Button onClick={() => onChange(noGapFilters)}>{messages.clearFilters}</Button>}
        />
      ) : (
        <EmptyState title={messages.noRows}>
          <FillHint>{messages.noRowsHint}</FillHint>
        </EmptyState>
      )}
    </Panel>
  );
}
