import {
  type ListPredictionsInput,
  type PredictionList,
  paginate,
  summariseCheckpoints,
} from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { viewPrediction } from './prediction-view.ts';
import { countPredictions, readPredictions } from './read-predictions.ts';
import { summarisePredictions } from './summarise-predictions.ts';

/** One page of the domain's predictions in its market, with the results of all of them. */
export async function listPredictions(
  { services, domain }: DomainContext,
  { page, limit, outcome, search }: ListPredictionsInput,
): Promise<PredictionList> {
  const { list, dataSource } = domain;
  const { db } = services.database;
  if (!list) {
    return { data: [], pagination: paginate(page, limit, 0), summary: summariseCheckpoints([]), dataSource };
  }
  const filter = { outcome, search };
  const [total, rows, summary] = await Promise.all([
    countPredictions(db, list.id, filter),
    readPredictions(db, list.id, { ...filter, limit, offset: (page - 1) * limit }),
    summarisePredictions(db, list.id),
  ]);
  return { data: rows.map(viewPrediction), pagination: paginate(page, limit, total), summary, dataSource };
}
