import { schema, type Transaction } from '@keydence/db';
import {
  checkpointDays,
  lastCheckedRank,
  laterDay,
  localDay,
  makePrediction,
  type PredictionOrigin,
  predictionFormula,
  type SiteCurve,
  siteClickRate,
  startOfDay,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { findListTimeZone } from '../access/find-time-zone.ts';
import type { Services } from '../context.ts';
import { findSiteRates } from '../gains/find-site-rates.ts';
import { readGains } from '../gains/read-gains.ts';
import { hashTexts } from '../keyword-lists/hash-texts.ts';
import { type AcceptedRow, readAccepted } from './read-accepted.ts';

interface Acceptance {
  listId: number;
  /** Keywords of plan items on the board. */
  texts: readonly string[];
  origin: PredictionOrigin;
  /** The two-week plan in which they were accepted. */
  acceptanceId?: string;
}

const firstCheckpoint = checkpointDays[0];
/** Days until the last checkpoint, during which a prediction is open and not replaced for the same keyword. */
const openDays = checkpointDays[2];

/**
 * Records predictions for newly accepted keywords, with source and date of each number; the plan must be locked. A
 * keyword with an open prediction keeps it, so a poor prediction cannot be replaced.
 */
export async function recordPredictions(
  tx: Transaction,
  services: Pick<Services, 'now' | 'newId'>,
  { listId, texts, origin, acceptanceId }: Acceptance,
): Promise<void> {
  if (texts.length === 0) return;
  const acceptedAt = services.now();
  const timeZone = await findListTimeZone(tx, listId);
  const acceptedOn = localDay(acceptedAt, timeZone);
  const rows = await readAccepted(tx, {
    listId,
    texts,
    openSince: laterDay(acceptedOn, -openDays),
    today: acceptedOn,
    now: acceptedAt,
  });
  if (rows.length === 0) return;
  const { rates, measuredOn } = await findSiteRates(tx, listId, acceptedAt);
  const gains = await readGains(tx, { listId, texts: rows.map((row) => row.keywordText), now: acceptedAt });
  const made = rows.map((row) => {
    const gain = gains.has(row.keywordText) ? (gains.get(row.keywordText)?.gain ?? null) : row.gain;
    const { keywordText, rank, difficultyScore: difficulty } = row;
    return { keywordText, row, ...makePrediction({ gain, rank, difficulty }) };
  });
  const common = {
    listId,
    origin,
    acceptanceId: acceptanceId ?? null,
    acceptedAt,
    acceptedOn,
    timeZone,
    formula: predictionFormula,
    clickRates: listRates(rates.curve),
    lookAt: startOfDay(laterDay(acceptedOn, firstCheckpoint), timeZone),
  };
  await tx.insert(schema.predictions).values(
    made.map(({ row, keywordText: _text, ...prediction }) => ({
      ...common,
      ...viewFacts(row),
      ...prediction,
      evidence: { ...row.evidence, clickCurveOn: measuredOn },
      id: services.newId(),
    })),
  );
  await keepGains(tx, { listId, made, acceptedOn });
}

/** Writes the predicted gains to the plan items. */
async function keepGains(
  tx: Transaction,
  { listId, made, acceptedOn }: { listId: number; made: readonly MadeOf[]; acceptedOn: string },
): Promise<void> {
  const gains = JSON.stringify(made.map(({ keywordText, gain }) => ({ text: keywordText, gain })));
  await tx.execute(sql`
    update content_plan_items p set gain = n.gain, gain_on = ${acceptedOn}::date,
      estimated_traffic = round((n.gain ->> 'mid')::numeric)
    from jsonb_to_recordset(${gains}::jsonb) as n (text text, gain jsonb)
    where p.list_id = ${listId} and p.kw_hash = ${hashTexts(made.map(({ keywordText }) => keywordText))}
      and p.keyword_text = n.text and p.deleted_at is null`);
}

type MadeOf = Pick<ReturnType<typeof makePrediction>, 'gain'> & { keywordText: string };

/** The site's own click rates by rank for the checkpoints; empty if the published rates apply. */
function listRates(curve: SiteCurve): [rank: number, rate: number][] {
  if (curve.basis === 'published') return [];
  return Array.from({ length: lastCheckedRank }, (_, index) => [index + 1, siteClickRate(curve, index + 1)]);
}

function viewFacts({ itemId, keywordText, rank, isRankKnown, searchVolume, difficultyScore }: AcceptedRow) {
  return { itemId, keywordText, rank, isRankKnown, searchVolume, difficultyScore };
}
