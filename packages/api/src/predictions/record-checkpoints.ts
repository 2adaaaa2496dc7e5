import { type Queryable, schema, type Transaction } from '@keydence/db';
import {
  type ConsoleEvidence,
  checkpointDays,
  estimateExtraClicks,
  finalLagDays,
  laterDay,
  localDay,
  measureExtraClicks,
  measurementMarginDays,
  pickMeasurement,
  rateCheckpoint,
  rateClicks,
  startOfDay,
} from '@keydence/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import {
  type CountedWindow,
  readClicksBefore,
  readClickWindows,
  readRankChecks,
} from './read-measurements.ts';

/** Maximum predictions per round, so a long downtime does not block a worker; the next round continues. */
const lookedAtOnce = 200;

/** Omitted: the predictions of all lists. */
interface OneList {
  listId?: number;
}

type Prediction = typeof schema.predictions.$inferSelect;

/**
 * Records the results of predictions with due checkpoints, each in its own transaction. The worker that locks a
 * prediction checks it, so each is checked by one worker. A checkpoint is written once; checkpoints missed during a
 * downtime are recorded together. Returns the number of predictions checked.
 */
export async function recordCheckpoints(services: Services, only: OneList = {}): Promise<number> {
  const now = services.now();
  let looked = 0;
  for (const due of await findDue(services.database.db, now, only)) {
    const hasLooked = await services.database.db.transaction((tx) => lookAt(tx, now, due));
    if (hasLooked) looked += 1;
  }
  if (looked > 0) services.log.info({ looked }, 'predictions were compared with results');
  return looked;
}

type DuePrediction = Pick<Prediction, 'listId' | 'id'>;

const isDue = (now: Date) => sql`look_at <= ${now.toISOString()} and withdrawn_at is null`;

/** The longest due first. Without a lock, which no statement may take on several nodes. */
async function findDue(db: Queryable, now: Date, { listId: only }: OneList): Promise<DuePrediction[]> {
  const { predictions } = schema;
  return db
    .select({ listId: predictions.listId, id: predictions.id })
    .from(predictions)
    .where(sql`${isDue(now)} and ${only === undefined ? sql`true` : sql`list_id = ${only}`}`)
    .orderBy(predictions.lookAt)
    .limit(lookedAtOnce);
}

/** False if another worker checks it, or has checked it. */
async function lookAt(tx: Transaction, now: Date, due: DuePrediction): Promise<boolean> {
  const { predictions, predictionCheckpoints: checkpoints } = schema;
  const [prediction] = await tx
    .select()
    .from(predictions)
    .where(and(eq(predictions.listId, due.listId), eq(predictions.id, due.id), isDue(now)))
    .for('update', { skipLocked: true });
  if (!prediction) return false;
  const { listId, id, timeZone } = prediction;
  const known = await tx
    .select({ days: checkpoints.days })
    .from(checkpoints)
    .where(and(eq(checkpoints.listId, listId), eq(checkpoints.predictionId, id)));
  const recorded = new Set(known.map(({ days }) => days));
  const today = localDay(now, timeZone);
  let lookAt: Date | null = null;
  for (const days of checkpointDays.filter((one) => !recorded.has(one))) {
    const dueOn = laterDay(prediction.acceptedOn, days);
    if (dueOn > today) {
      lookAt ??= startOfDay(dueOn, timeZone);
      break;
    }
    const outcome = await findOutcome(tx, prediction, { dueOn, today });
    if (outcome) {
      await tx.insert(checkpoints).values({ ...outcome, listId, predictionId: id, days, recordedAt: now });
    } else {
      lookAt ??= startOfDay(laterDay(today, 1), timeZone);
    }
  }
  await tx
    .update(predictions)
    .set({ lookAt })
    .where(and(eq(predictions.listId, listId), eq(predictions.id, id)));
  return true;
}

interface Due {
  dueOn: string;
  today: string;
}

/** Outcome of a checkpoint; null while a nearer measurement may still arrive. */
async function findOutcome(tx: Transaction, prediction: Prediction, due: Due) {
  const checks = await readRankChecks(tx, prediction, due.dueOn);
  const pick = pickMeasurement(checks, due);
  const counted = await findClicks(tx, prediction, due);
  if (pick.state === 'waiting' || counted === 'waiting') return null;
  const ranks = { before: prediction.rank, predicted: prediction.predictedRank };
  const byRank = rateCheckpoint(ranks, pick.reading?.rank);
  if (!pick.reading) return { verdict: byRank };
  const { rank, day: measuredOn, source: rankSource } = pick.reading;
  const found = { measuredOn, rank, rankSource };
  if (counted) {
    const byClicks = rateClicks(counted.clicks, prediction.predictedClicks);
    const judgedBy = byClicks ? ('clicks' as const) : ('rank' as const);
    return { ...found, ...counted, clicksKind: 'measured' as const, verdict: byClicks ?? byRank, judgedBy };
  }
  const searches = prediction.gain?.terms.find(({ name }) => name === 'searches')?.value;
  const { featureFactor, rank: before } = prediction;
  const facts = { searchVolume: searches ?? prediction.searchVolume, featureFactor, before };
  const clicks = estimateExtraClicks(facts, rank, new Map(prediction.clickRates));
  const clicksKind = clicks === null ? null : ('estimated' as const);
  return { ...found, clicks, clicksKind, verdict: byRank, judgedBy: 'rank' as const };
}

/**
 * Change in Search Console clicks per month since the acceptance, from two windows of equal length. The later one
 * begins after the acceptance and is the nearest to the checkpoint. Null unless both are counted.
 */
async function findClicks(tx: Transaction, prediction: Prediction, { dueOn, today }: Due) {
  const { acceptedOn, evidence } = prediction;
  const before = toCounted(evidence.console) ?? (await readClicksBefore(tx, prediction, acceptedOn));
  if (!before) return null;
  const margin = {
    from: laterDay(dueOn, -measurementMarginDays),
    to: laterDay(dueOn, measurementMarginDays),
  };
  const windows = (await readClickWindows(tx, prediction, margin)).filter(
    (window) =>
      window.source === before.source &&
      window.property === before.property &&
      laterDay(window.day, -window.days) >= acceptedOn &&
      measureExtraClicks(before, window) !== null,
  );
  // Daily counts become final, and are fetched, some days later.
  const pick = pickMeasurement(windows, { dueOn, today: laterDay(today, -finalLagDays) });
  if (pick.state === 'waiting') return 'waiting';
  const clicks = pick.reading && measureExtraClicks(before, pick.reading);
  if (!pick.reading || clicks === null) return null;
  return { clicks, console: toEvidence(pick.reading), consoleBefore: toEvidence(before) };
}

function toCounted(evidence: ConsoleEvidence | null): CountedWindow | null {
  if (!evidence?.source || !evidence.days) return null;
  const { clicks, impressions, on, source, days, property = null } = evidence;
  return { clicks, impressions, day: on, source, days, property };
}

function toEvidence({ clicks, impressions, day, source, days, property }: CountedWindow): ConsoleEvidence {
  return { clicks, impressions, on: day, source, days, property };
}
