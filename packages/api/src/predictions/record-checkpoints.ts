import { schema, type Transaction } from '@keydence/db';
import {
  type ConsoleEvidence,
  checkpointDays,
  countExtraClicks,
  laterDay,
  localDay,
  pickMeasurement,
  rateCheckpoint,
  startOfDay,
} from '@keydence/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { readConsoleCounts, readRankChecks } from './read-measurements.ts';

/** A round looks at no more, so that a long sleep does not hold a worker; the next round goes on. */
const lookedAtOnce = 200;

type Prediction = typeof schema.predictions.$inferSelect;

/**
 * Writes down what came of the predictions whose checkpoints have come, each in a transaction of its own: whoever locks
 * a prediction looks at it, so of several workers one does. A checkpoint is written once; the ones that passed
 * while nobody was there are caught up together. Returns how many predictions were looked at.
 */
export async function recordCheckpoints(services: Services): Promise<number> {
  let looked = 0;
  while (looked < lookedAtOnce) {
    const hasLooked = await services.database.db.transaction((tx) => lookAtNext(tx, services.now()));
    if (!hasLooked) break;
    looked += 1;
  }
  if (looked > 0) services.log.info({ looked }, 'predictions were compared with what came of them');
  return looked;
}

async function lookAtNext(tx: Transaction, now: Date): Promise<boolean> {
  const { predictions, predictionCheckpoints: checkpoints } = schema;
  const [prediction] = await tx
    .select()
    .from(predictions)
    .where(sql`look_at <= ${now.toISOString()} and withdrawn_at is null`)
    .orderBy(predictions.lookAt)
    .limit(1)
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

/** What the measurement of a checkpoint says; null while a nearer one may still come. */
async function findOutcome(tx: Transaction, prediction: Prediction, due: Due) {
  const checks = await readRankChecks(tx, prediction, due.dueOn);
  const pick = pickMeasurement(checks, due);
  if (pick.state === 'waiting') return null;
  const ranks = { before: prediction.rank, predicted: prediction.predictedRank };
  const verdict = rateCheckpoint(ranks, pick.reading?.rank);
  if (!pick.reading) return { verdict };
  const { rank, day: measuredOn, source: rankSource } = pick.reading;
  const console = await findConsole(tx, prediction, due.dueOn);
  const { featureFactor, searchVolume, evidence } = prediction;
  const facts = { searchVolume, featureFactor, before: prediction.rank, consoleBefore: evidence.console };
  const counted = countExtraClicks(facts, { rank, console }, new Map(prediction.clickRates));
  return {
    verdict,
    measuredOn,
    rank,
    rankSource,
    clicks: counted?.clicks ?? null,
    clicksKind: counted?.kind ?? null,
    console,
  };
}

async function findConsole(
  tx: Transaction,
  prediction: Prediction,
  dueOn: string,
): Promise<ConsoleEvidence | null> {
  const counts = await readConsoleCounts(tx, prediction, dueOn);
  // By now no nearer one is waited for.
  const pick = pickMeasurement(counts, { dueOn, today: '9999-12-31' });
  if (pick.state === 'waiting' || !pick.reading) return null;
  const { clicks, impressions, day: on } = pick.reading;
  return { clicks, impressions, on };
}
