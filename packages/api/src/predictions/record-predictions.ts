import { intentFromCode, schema, serpFeaturesFromFlags, type Transaction } from '@keydence/db';
import {
  checkpointDays,
  laterDay,
  localDay,
  makePrediction,
  type PredictionOrigin,
  predictionFormula,
  startOfDay,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { findClickCurve } from '../keywords/find-click-curve.ts';
import { type AcceptedRow, readAccepted } from './read-accepted.ts';

interface Acceptance {
  listId: number;
  /** Keywords of pieces that are on the board. */
  texts: readonly string[];
  origin: PredictionOrigin;
  /** The two-week plan with which they were accepted. */
  acceptanceId?: string;
}

const firstCheckpoint = checkpointDays[0];
/** Until its last checkpoint a prediction stands, and no newer one of its keyword replaces it. */
const openDays = checkpointDays[2];

/**
 * Writes down what is predicted of keywords that somebody accepts just now, with source and date of each number; the
 * plan must be locked. A keyword whose last prediction has a checkpoint to come keeps that one, so that nobody can
 * predict again what is not going well.
 */
export async function recordPredictions(
  tx: Transaction,
  services: Pick<Services, 'now' | 'newId'>,
  { listId, texts, origin, acceptanceId }: Acceptance,
): Promise<void> {
  if (texts.length === 0) return;
  const acceptedAt = services.now();
  const timeZone = await readTimeZone(tx, listId);
  const acceptedOn = localDay(acceptedAt, timeZone);
  const rows = await readAccepted(tx, {
    listId,
    texts,
    openSince: laterDay(acceptedOn, -openDays),
    today: acceptedOn,
  });
  if (rows.length === 0) return;
  const { curve, measuredOn } = await findClickCurve(tx, listId);
  const common = {
    listId,
    origin,
    acceptanceId: acceptanceId ?? null,
    acceptedAt,
    acceptedOn,
    timeZone,
    formula: predictionFormula,
    clickRates: [...curve],
    lookAt: startOfDay(laterDay(acceptedOn, firstCheckpoint), timeZone),
  };
  await tx.insert(schema.predictions).values(
    rows.map((row) => ({
      ...common,
      ...viewFacts(row),
      ...makePrediction(
        {
          searchVolume: row.searchVolume,
          difficulty: row.difficultyScore,
          rank: row.rank,
          intent: intentFromCode(row.intent),
          serpFeatures: serpFeaturesFromFlags(row.serpFlags),
        },
        curve,
      ),
      evidence: { ...row.evidence, clickCurveOn: measuredOn },
      id: services.newId(),
    })),
  );
}

function viewFacts({ itemId, keywordText, rank, isRankKnown, searchVolume, difficultyScore }: AcceptedRow) {
  return { itemId, keywordText, rank, isRankKnown, searchVolume, difficultyScore };
}

async function readTimeZone(tx: Transaction, listId: number): Promise<string> {
  const [row] = await tx.execute<{ timeZone: string }>(sql`
    select r.time_zone as "timeZone" from keyword_lists l join domain_rhythms r on r.domain_id = l.domain_id
    where l.id = ${listId}`);
  if (!row) throw new Error(`list ${listId} has no schedule`);
  return row.timeZone;
}
