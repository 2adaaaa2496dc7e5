import type { Queryable } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { compareGaps } from './compare-gaps.ts';

interface PlanNode {
  'Node Type': string;
  'Parent Relationship'?: string;
  Plans?: PlanNode[];
}

/** Whether an aggregate, of which the gaps are one, is computed again for each row of another node. */
function repeatsAggregate(node: PlanNode, isInner = false): boolean {
  if (isInner && node['Node Type'] === 'Aggregate') return true;
  const isLoop = node['Node Type'] === 'Nested Loop';
  return (node.Plans ?? []).some((child) => {
    const relation = child['Parent Relationship'];
    const isOnce = relation === 'InitPlan' || relation === 'SubPlan';
    return repeatsAggregate(child, !isOnce && (isInner || (isLoop && relation === 'Inner')));
  });
}

it('computes the gaps once, also for a list that is new to the planner', async () => {
  const database = await createTestDatabase();
  const plans: PlanNode[] = [];
  const explain = async (query: SQL) => {
    const [row] = await database.db.execute<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      sql`explain (format json) ${query}`,
    );
    if (row?.['QUERY PLAN'][0]) plans.push(row['QUERY PLAN'][0].Plan);
    return [];
  };
  const db = { execute: explain } as unknown as Queryable;
  await compareGaps(db, 1, { day: '2026-11-14', measuredAt: new Date('2026-11-14') } as never);
  await database.close();
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.filter((plan) => repeatsAggregate(plan))).toEqual([]);
});
