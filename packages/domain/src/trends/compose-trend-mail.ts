import { formatDay, formatMonth } from '../dates/format-date.ts';
import { gainText } from '../gain/gain-text.ts';
import type { GainRange } from '../gain/schema.ts';
import { formatTrend } from '../keywords/volume-change.ts';
import { composeReportMail, type MailBlock } from '../mail/compose-report-mail.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { moveName } from '../moves/move-name.ts';
import type { MoveVerb } from '../moves/schema.ts';
import type { CheckedPrediction } from '../predictions/schema.ts';
import type { RankMove, Trend } from './schema.ts';

interface PlannedMove {
  verb: MoveVerb;
  title: string;
  gain: GainRange | null;
}

interface PlannedPiece {
  title: string;
  keywordText: string;
  /** Expected extra visits a month; null if unknown. */
  gain: GainRange | null;
}

export interface TrendMail {
  to: string;
  domainName: string;
  /** Null without an earlier report to compare with. */
  trend: Trend | null;
  /** Predictions compared with measured results since the previous report, reached ones first. */
  settled: readonly CheckedPrediction[];
  /** Moves of the next two weeks, in order of due dates; empty if there are none. */
  moves?: readonly PlannedMove[];
  /**
   * Pages of competitors found since the mail before, with its day; without such a mail, in the last 14 days.
   */
  published?: { new: number; rewritten: number; since: string | null };
  /** Plan items to write next, in order. */
  plan: readonly PlannedPiece[];
  isSample: boolean;
  links: { report: string; plan: string; predictions: string; moves?: string; radar?: string };
  unsubscribeUrl: string;
}

const shownMoves = 5;
const unknown = '–';

/** The mail of every two weeks: changes, and the next plan items. */
export function composeTrendMail(mail: TrendMail): OutgoingMail {
  const { to, domainName, trend, links, isSample, unsubscribeUrl } = mail;
  const headline = trend ? describeMoves(trend) : 'Your keyword report is ready';
  return composeReportMail({
    to,
    subject: `${domainName}: ${headline}`,
    preview: trend ? `Compared with the report of ${formatDay(trend.since)}.` : headline,
    title: `Keyword trends of ${domainName}`,
    blocks: [
      ...(trend ? trendBlocks(trend) : [firstReport]),
      { kind: 'button', label: 'Open the report', url: links.report },
      ...publishedBlocks(mail),
      ...movesBlocks(mail),
      ...settledBlocks(mail),
      ...planBlocks(mail),
    ],
    notes: [
      ...(isSample ? ['The numbers come from the built-in sample data.'] : []),
      `You get this mail every two weeks because you are a member of the workspace that tracks ${domainName}.`,
    ],
    unsubscribeUrl,
  });
}

const firstReport: MailBlock = {
  kind: 'paragraph',
  text: 'No earlier report to compare with. The next report says what changed.',
};

/** "12 keywords up, 4 down", or that nothing moved. */
export function describeMoves({ ranks: { counts } }: Pick<Trend, 'ranks'>): string {
  const up = counts.up + counts.gained;
  const down = counts.down + counts.lost;
  if (up + down === 0) return 'No keyword has moved';
  return `${up} ${up === 1 ? 'keyword' : 'keywords'} up, ${down} down`;
}

function trendBlocks(trend: Trend): MailBlock[] {
  const { ranks, gaps, finished } = trend;
  return [
    { kind: 'paragraph', text: `Compared with the report of ${formatDay(trend.since)}.` },
    { kind: 'table', head: ['Since then', ''], rows: figureRows(trend) },
    ...moveBlocks('New in the top 100', ranks.gained),
    ...moveBlocks('Risen', ranks.up),
    ...moveBlocks('Fallen', ranks.down),
    ...moveBlocks('Lost from the top 100', ranks.lost),
    ...listBlocks('New gaps', gaps.openedKeywords),
    ...listBlocks('Gaps you have closed', gaps.closedKeywords),
    ...(finished.length > 0
      ? [
          { kind: 'heading', text: 'Finished content' } as const,
          ...finished
            .slice(0, shownMoves)
            .map(({ title }): MailBlock => ({ kind: 'paragraph', text: title })),
        ]
      : []),
  ];
}

function figureRows({ ranks: { counts }, health, gaps, demand, finished }: Trend): string[][] {
  return [
    ['AI Health Score', `${health.before ?? unknown} → ${health.now ?? unknown}`],
    ['New in the top 100', String(counts.gained)],
    ['Lost from the top 100', String(counts.lost)],
    ['Risen', String(counts.up)],
    ['Fallen', String(counts.down)],
    [demandLabel(demand), demand ? formatTrend(demand.change) : unknown],
    ['Gaps opened', String(gaps.opened)],
    ['Gaps closed', String(gaps.closed)],
    ['Content pieces finished', String(finished.length)],
    ...(counts.unknown > 0 ? [['Could not be checked', String(counts.unknown)]] : []),
  ];
}

function moveBlocks(title: string, moves: readonly RankMove[]): MailBlock[] {
  if (moves.length === 0) return [];
  const rows = moves
    .slice(0, shownMoves)
    .map(({ keywordText, before, now }) => [keywordText, rankText(before), rankText(now)]);
  return [
    { kind: 'heading', text: title },
    { kind: 'table', head: ['Keyword', 'before', 'now'], rows },
  ];
}

const rankText = (rank: number | null) => (rank === null ? 'not ranking' : String(rank));

function listBlocks(
  title: string,
  keywords: readonly { keywordText: string; searchVolume: number | null }[],
): MailBlock[] {
  if (keywords.length === 0) return [];
  const rows = keywords
    .slice(0, shownMoves)
    .map(({ keywordText, searchVolume }) => [keywordText, searchVolume?.toLocaleString('en-US') ?? unknown]);
  return [
    { kind: 'heading', text: title },
    { kind: 'table', head: ['Keyword', 'searches a month'], rows },
  ];
}

/** One line with the counts of the publications that the radar lists. */
function publishedBlocks({ published, links }: TrendMail): MailBlock[] {
  if (!published || published.new + published.rewritten === 0) return [];
  const pages = `${published.new} new ${published.new === 1 ? 'page' : 'pages'}`;
  const days = published.since === null ? 'In the last 14 days' : `Since the report of ${published.since}`;
  const text = `${days}, your competitors published ${pages} and rewrote ${published.rewritten}. The Radar lists them by topic, two weeks at a time.`;
  return [
    { kind: 'paragraph', text },
    ...(links.radar ? [{ kind: 'button', label: 'Open the radar', url: links.radar } as const] : []),
  ];
}

/** One line for each move of the next two weeks. */
function movesBlocks({ moves = [], links }: TrendMail): MailBlock[] {
  if (moves.length === 0) return [];
  const rows = moves
    .slice(0, shownMoves)
    .map((move) => [moveName(move), move.gain ? gainText(move.gain) : unknown]);
  return [
    { kind: 'heading', text: 'Your next two weeks' },
    { kind: 'table', head: ['Move', 'more visits a month'], rows },
    ...(links.moves ? [{ kind: 'button', label: 'See the moves', url: links.moves } as const] : []),
  ];
}

const outcomeTexts = {
  came_true: 'reached',
  partly: 'partly',
  not_yet: 'not yet',
  no_measurement: 'no measurement',
} as const;

/** Results of predictions; empty if none has reached a checkpoint. */
function settledBlocks({ settled, links }: TrendMail): MailBlock[] {
  if (settled.length === 0) return [];
  const rows = settled
    .slice(0, shownMoves)
    .map(({ keywordText, days, verdict, predicted, now, measuredOn, judgedBy }) => [
      `${keywordText} (after ${days} days)`,
      String(predicted),
      measuredOn === null
        ? outcomeTexts[verdict]
        : `${rankText(now)}, ${outcomeTexts[verdict]}${judgedBy === 'clicks' ? ' by clicks' : ''}`,
    ]);
  return [
    { kind: 'heading', text: 'Checked predictions' },
    { kind: 'table', head: ['Keyword', 'predicted rank', 'now'], rows },
    { kind: 'button', label: 'Open the predictions', url: links.predictions },
  ];
}

function planBlocks({ plan, links }: TrendMail): MailBlock[] {
  const rows = plan.map(({ title, keywordText, gain }) => [
    `${title} (${keywordText})`,
    gain === null ? unknown : gainText(gain),
  ]);
  return [
    { kind: 'heading', text: 'Your content plan for the next two weeks' },
    rows.length > 0
      ? { kind: 'table', head: ['Page', 'more visits a month to the page, expected'], rows }
      : { kind: 'paragraph', text: 'Nothing is planned right now.' },
    { kind: 'button', label: 'Open the content plan', url: links.plan },
  ];
}

/** "Searches in October 2026 against October 2025". */
function demandLabel(demand: Trend['demand']): string {
  if (demand === null) return 'Searches against last year';
  return `Searches in ${monthOf(demand.month)} against ${monthOf(demand.before)}`;
}

const monthOf = (month: string) => formatMonth(month.slice(0, 7), 'longMonth');
