import type { GapSortKey, Tone } from '@keydence/domain';
import { HueMark, ScrollRegion, ToneBadge, token } from '@keydence/ui';
import { Button, Checkbox } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { Allowed } from '../../app/allowed.tsx';
import { GainFigure } from '../../app/gain-figure.tsx';
import { intentLabels } from '../../app/intent-labels.ts';
import { RelevanceMark } from '../../app/relevance-mark.tsx';
import { TopicLink } from '../../app/topic-link.tsx';
import { useRefusal } from '../../app/use-access.ts';
import { describeAbsence, GapCell, MarketCell } from './gap-cell.tsx';
import { GapHeader } from './gap-header.tsx';
import classes from './gap-matrix.module.css';
import type { GapMatrixSearch } from './gap-matrix-search.ts';
import { classLabels, messages } from './messages.ts';
import type { GapMatrix, GapRow } from './use-gap-matrix.ts';

interface GapTableProps {
  matrix: GapMatrix;
  search: GapMatrixSearch;
  hueOf: (competitorId: string) => string;
  selected: ReadonlySet<string>;
  onSelect: (keywords: string[], isSelected: boolean) => void;
  /** Keywords that are known to be in the content plan. */
  planned: ReadonlySet<string>;
  onSend: (keywords: string[]) => void;
  onSort: (changes: Partial<GapMatrixSearch>) => void;
}

/** The matrix itself. It scrolls in its frame by touch and by keyboard, while its head and the keywords stay. */
export function GapTable(props: GapTableProps) {
  const { matrix, search, hueOf, selected, onSelect, planned, onSend, onSort } = props;
  const texts = matrix.data.map(({ keyword }) => keyword);
  const isAll = texts.every((text) => selected.has(text));
  const header = (key: GapSortKey, label: string, hint?: string) => (
    <GapHeader
      sortKey={key}
      label={label}
      {...(hint !== undefined && { hint })}
      search={search}
      onSort={onSort}
    />
  );
  return (
    <ScrollRegion label={messages.title} className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.sticky}>
              <span className={classes.keyword}>
                <Allowed>
                  <Checkbox
                    aria-label={messages.selectAll}
                    checked={isAll}
                    indeterminate={!isAll && texts.some((text) => selected.has(text))}
                    onChange={() => onSelect(texts, !isAll)}
                  />
                </Allowed>
                {messages.keyword}
              </span>
            </th>
            {header('worth', messages.gain, messages.worthHint)}
            <th scope="col">{messages.class}</th>
            {header('own_rank', messages.you)}
            {matrix.competitors.map(({ id, displayName, domainName }) => (
              <th key={id} scope="col" className={classes.site} title={domainName}>
                <span>
                  <HueMark hue={hueOf(id)} /> {displayName || domainName}
                </span>
              </th>
            ))}
            {header('search_volume', messages.volume)}
            {header('difficulty_score', messages.difficulty)}
            <th scope="col">{messages.plan}</th>
            <th scope="col">{messages.relevance}</th>
            {header('sites', messages.sites)}
            {header('best_rank', messages.bestRank)}
            <th scope="col">{messages.intent}</th>
            <th scope="col">{messages.topic}</th>
          </tr>
        </thead>
        <tbody>
          {matrix.data.map((row) => (
            <Row
              key={row.keyword}
              row={row}
              hues={matrix.competitors.map(({ id }) => hueOf(id))}
              isSelected={selected.has(row.keyword)}
              onSelect={(isSelected) => onSelect([row.keyword], isSelected)}
              isPlanned={planned.has(row.keyword)}
              onSend={() => onSend([row.keyword])}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const tones: Record<GapRow['gapClass'], Tone> = {
  missing: 'weak',
  untapped: 'medium',
  weak: 'medium',
  contested: 'neutral',
  strong: 'good',
};

interface RowProps {
  row: GapRow;
  hues: readonly string[];
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  isPlanned: boolean;
  onSend: () => void;
}

function Row({ row, hues, isSelected, onSelect, isPlanned, onSend }: RowProps) {
  const mayChange = useRefusal() === null;
  // At least one site ranks: it is its keyword.
  const ranking = row.ranks.filter((rank) => rank !== null);
  const Icon = isPlanned ? IconCheck : IconPlus;
  return (
    <tr data-selected={isSelected || undefined}>
      <th scope="row" className={classes.sticky}>
        <span className={classes.keyword}>
          <Allowed>
            <Checkbox
              aria-label={messages.select(row.keyword)}
              checked={isSelected}
              onChange={(event) => onSelect(event.currentTarget.checked)}
            />
          </Allowed>
          {row.keyword}
        </span>
      </th>
      <td className={classes.number}>
        <GainFigure gain={row.gain} gap={row.gainGap} />
      </td>
      <td>
        <ToneBadge tone={tones[row.gapClass]}>{classLabels[row.gapClass]}</ToneBadge>
      </td>
      <GapCell rank={row.ownRank} hue={token('pulse')} {...describeAbsence(row)} />
      {row.ranks.map((rank, column) => (
        <GapCell key={column} rank={rank} hue={hues[column] ?? token('chart-grey-2')} />
      ))}
      <MarketCell figure={row.searchVolume} />
      <MarketCell figure={row.difficultyScore} />
      <td>
        {isPlanned || mayChange ? (
          <Button
            size="compact-sm"
            mih={32}
            variant={isPlanned ? 'subtle' : 'light'}
            leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
            aria-label={`${isPlanned ? messages.planned : messages.send}: ${row.keyword}`}
            aria-disabled={isPlanned}
            onClick={isPlanned ? undefined : onSend}
          >
            {isPlanned ? messages.planned : messages.planIt}
          </Button>
        ) : null}
      </td>
      <td>
        <RelevanceMark facts={row} />
      </td>
      <td className={classes.number}>
        {ranking.length} of {row.ranks.length}
      </td>
      <td className={classes.number}>{Math.min(...ranking)}</td>
      <td>{row.intentType ? intentLabels[row.intentType] : '–'}</td>
      <td>{row.topic ? <TopicLink topic={row.topic} /> : '–'}</td>
    </tr>
  );
}
