import { formatDay, measureSourceLabels } from '@keydence/domain';
import { type Column, DataTable, Figure, formatNumber } from '@keydence/ui';
import { intentLabels } from '../../lib/intent-labels.ts';
import { sourceTexts as texts } from './details-messages.ts';
import classes from './keyword-details.module.css';
import type { KeywordDetails } from './use-keyword-details.ts';

type Measure = KeywordDetails['measures'][number];

const figure = (text: string | null) => <Figure text={text} unknownReason={texts.notTold} />;
const numberOf = (number: number | null) => figure(number === null ? null : formatNumber(number));

const columns: Column<Measure>[] = [
  {
    header: texts.source,
    cell: ({ source, measuredOn }) => (
      <>
        {nameOf(source)}
        <span className={classes.measuredOn}>{formatDay(measuredOn)}</span>
      </>
    ),
  },
  { header: texts.rank, cell: (measure) => figure(describeRank(measure)), isNumber: true },
  { header: texts.volume, cell: (measure) => figure(describeVolume(measure)), isNumber: true },
  { header: texts.difficulty, cell: ({ difficultyScore }) => numberOf(difficultyScore), isNumber: true },
  { header: texts.intent, cell: ({ intents, intentType }) => figure(describeIntents(intents, intentType)) },
  {
    header: texts.cpc,
    cell: ({ cpc, cpcCurrency }) => figure(cpc === null ? null : formatCost(cpc, cpcCurrency)),
    isNumber: true,
  },
  { header: texts.clicks, cell: ({ clicks }) => numberOf(clicks), isNumber: true },
  { header: texts.impressions, cell: ({ impressions }) => numberOf(impressions), isNumber: true },
];

/** Figures of each tool side by side with their dates, including contradictions. */
export function KeywordSources({ measures }: Pick<KeywordDetails, 'measures'>) {
  return (
    <>
      <p className={classes.quiet}>{texts.hint}</p>
      <DataTable label={texts.table} rows={measures} columns={columns} />
    </>
  );
}

function nameOf(source: Measure['source']): string {
  const label = measureSourceLabels[source];
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function describeRank({ isRankChecked, rank, averagePosition }: Measure): string | null {
  if (averagePosition !== null) return texts.average(averagePosition);
  if (!isRankChecked) return null;
  return rank === null ? texts.notRanking : formatNumber(rank);
}

/** All intents that the tool reported, its primary one first. */
function describeIntents(intents: Measure['intents'], first: Measure['intentType']): string | null {
  const all = intents.length > 0 ? intents : first ? [first] : [];
  return all.length === 0 ? null : all.map((intent) => intentLabels[intent]).join(', ');
}

function formatCost(cost: number, currency: string): string {
  return currency === 'USD' ? `$${cost.toFixed(2)}` : `${cost.toFixed(2)} ${currency}`;
}

function describeVolume({ searchVolume, isVolumeBucket, volumeBelow }: Measure): string | null {
  if (searchVolume === null) return volumeBelow === null ? null : texts.below(formatNumber(volumeBelow));
  const volume = formatNumber(searchVolume);
  return isVolumeBucket ? texts.about(volume) : volume;
}
