import { EmptyState, Panel, token } from '@keydence/ui';
import { Button } from '@mantine/core';
import { useCallback, useState } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { countKeywords } from '../../lib/count-keywords.ts';
import { FillHint } from '../../lib/fill-hint.tsx';
import { GridControls } from '../../lib/grid/grid-controls.tsx';
import type { GridSettings } from '../../lib/grid/use-grid-settings.ts';
import type { TrackedCompetitor } from '../../lib/use-tracked-competitors.ts';
import { type GapColumnKey, gapColumnKeys, gapColumnNames } from './gap-columns.tsx';
import classes from './gap-matrix.module.css';
import { type GapMatrixSearch, hasGapFilters, isRelevantOnly, noGapFilters } from './gap-matrix-search.ts';
import { GapTable } from './gap-table.tsx';
import { messages } from './messages.ts';
import { type GapMatrix, useGapRows } from './use-gap-matrix.ts';
import { type SelectGaps, useGapSelection } from './use-gap-selection.ts';
import { useSendToPlan } from './use-send-to-plan.ts';

interface GapResultProps {
  matrix: GapMatrix;
  search: GapMatrixSearch;
  competitors: readonly TrackedCompetitor[];
  settings: GridSettings<GapColumnKey>;
  onChange: (changes: Partial<GapMatrixSearch>) => void;
  onSelect: SelectGaps;
}

/** Matrix with its count and the actions on selected keywords. */
export function GapResult(props: GapResultProps) {
  const { matrix, search, competitors, settings, onChange, onSelect } = props;
  const { send, planned, isSending } = useSendToPlan();
  const { total } = matrix.pagination;
  const rows = useGapRows(search, matrix);
  const selection = useGapSelection({
    selected: search.selected,
    onSelect,
    loaded: rows.loaded.map(({ keyword }) => keyword),
  });
  const hueOf = useCallback(
    (id: string) => competitors.find((one) => one.id === id)?.hue ?? token('chart-grey-2'),
    [competitors],
  );
  const [isPicking, setIsPicking] = useState(false);
  if (total === 0) return <Nothing matrix={matrix} search={search} onChange={onChange} />;
  const selected = selection.keywords;
  return (
    <>
      <div className={classes.count}>
        <p role="status">
          {countKeywords(total)}
          {selected.length > 0 ? `, ${messages.selected(selected.length)}` : ''}
        </p>
        {selected.length > 0 ? (
          <>
            <Allowed>
              <Button aria-disabled={isSending} onClick={() => send([...selected])}>
                {isSending ? messages.sending : messages.send}
              </Button>
            </Allowed>
            <Button variant="default" onClick={() => onSelect(() => undefined)}>
              {messages.clearSelection}
            </Button>
          </>
        ) : null}
        <GridControls
          settings={settings}
          columns={settings.columns ?? gapColumnKeys}
          nameOf={(key) => gapColumnNames[key]}
          isOpen={isPicking}
          onOpen={setIsPicking}
          labels={null}
        />
      </div>
      <LeftOut matrix={matrix} search={search} onChange={onChange} />
      <p className={classes.legend}>{messages.legend}</p>
      <GapTable
        matrix={matrix}
        rows={rows}
        search={search}
        settings={settings}
        hueOf={hueOf}
        selection={selection}
        planned={planned}
        onSend={send}
        onSort={onChange}
        onPick={() => setIsPicking(true)}
      />
    </>
  );
}

/** Number of keywords that the switch hides, with a button that shows them. */
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

function Nothing({ matrix, search, onChange }: Pick<GapResultProps, 'matrix' | 'search' | 'onChange'>) {
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
