import type { ContentPlanBoard } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { viewPlanItem } from './plan-item-view.ts';
import { readPlanItems } from './read-plan-items.ts';

/** The whole plan of the domain's market; the size of a plan is bounded. */
export async function getPlanBoard({ services, domain }: DomainContext): Promise<ContentPlanBoard> {
  const rows = domain.list ? await readPlanItems(services.database.db, domain.list.id) : [];
  return { items: rows.map(viewPlanItem), dataSource: domain.dataSource };
}
