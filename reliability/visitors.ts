import { setTimeout as pause } from 'node:timers/promises';
import type { Tenant } from './tenants.ts';

/** Results of a run's visitors. */
export interface Visits {
  /** Milliseconds of each answer, by kind. */
  reads: number[];
  writes: number[];
  errors: string[];
  requests(): number;
}

export function newVisits(): Visits {
  const visits: Visits = {
    reads: [],
    writes: [],
    errors: [],
    requests: () => visits.reads.length + visits.writes.length,
  };
  return visits;
}

interface Visitor {
  tenants: readonly Tenant[];
  feedbackIds: readonly string[];
  random: () => number;
  /** Milliseconds between an answer and the next request, on average. */
  thinkMs: number;
  isOver(): boolean;
}

/** One visitor: 40 % lists, 20 % details, 15 % reports, 10 % votes, 10 % comments, 5 % changes of a keyword. */
export async function keepVisiting(visits: Visits, visitor: Visitor): Promise<void> {
  const { random, thinkMs, isOver } = visitor;
  while (!isOver()) {
    await pause(thinkMs * 2 * random());
    if (isOver()) return;
    const { isRead, call, tenant } = choose(visitor);
    const from = performance.now();
    const status = await tenant.person.call(...call).then(
      (answer) => answer.status,
      (error: Error) => String(error.cause ?? error),
    );
    visits[isRead ? 'reads' : 'writes'].push(performance.now() - from);
    if (typeof status === 'string' || status > 299) visits.errors.push(`${call[0]} ${call[1]}: ${status}`);
  }
}

type Call = Parameters<Tenant['person']['call']>;

function choose({ tenants, feedbackIds, random }: Visitor): { isRead: boolean; call: Call; tenant: Tenant } {
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('there is nothing to pick from');
    return item;
  };
  const tenant = pick(tenants);
  const { domainId, keywordIds } = tenant;
  const read = (path: string) => ({ isRead: true, tenant, call: ['GET', path] as Call });
  const write = (method: string, path: string, body: object) => ({
    isRead: false,
    tenant,
    call: [method, path, { body }] as Call,
  });
  const dice = random();
  if (dice < 0.4) {
    const sort = pick(['search_volume', 'difficulty_score', 'rank_absolute', 'opportunity_score']);
    return read(
      `/api/seo/keywords?domain_id=${domainId}&sort_by=${sort}&page=${1 + Math.floor(random() * 5)}`,
    );
  }
  if (dice < 0.6) return read(`/api/seo/keywords/${pick(keywordIds)}`);
  if (dice < 0.75) return read(`/api/seo/reports?domain_id=${domainId}`);
  if (dice < 0.85)
    return write(random() < 0.6 ? 'POST' : 'DELETE', `/api/feedback/${pick(feedbackIds)}/vote`, {});
  if (dice < 0.95)
    return write('POST', `/api/feedback/${pick(feedbackIds)}/comments`, { content: 'Under load' });
  return write('PATCH', `/api/seo/keywords/${pick(keywordIds)}`, {
    note: `Note ${Math.floor(random() * 1e6)}`,
  });
}

export function percentile(figures: readonly number[], percent: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
