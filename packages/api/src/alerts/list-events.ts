import { schema } from '@keydence/db';
import { type AlertEvent, type AlertEventList, type ListAlertEventsInput, paginate } from '@keydence/domain';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { isId, notFound } from '../access.ts';

const { alertEvents, alertDeliveries } = schema;

/** Events of a domain, newest first. */
export async function listEvents(
  { services, domain }: DomainContext,
  { page, limit }: Omit<ListAlertEventsInput, 'domainId'>,
): Promise<AlertEventList> {
  const { db } = services.database;
  const ofDomain = eq(alertEvents.domainId, domain.id);
  const [total, rows] = await Promise.all([
    db.$count(alertEvents, ofDomain),
    db
      .select({ ...getTableColumns(alertEvents), delivery: alertDeliveries.state })
      .from(alertEvents)
      .leftJoin(alertDeliveries, eq(alertDeliveries.eventId, alertEvents.id))
      .where(ofDomain)
      .orderBy(desc(alertEvents.firedAt), desc(alertEvents.id))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return { data: rows.map(viewEvent), pagination: paginate(page, limit, total) };
}

export async function getEvent(
  { services, domain }: DomainContext,
  { eventId }: { eventId: string },
): Promise<AlertEvent> {
  if (!isId(eventId)) throw notFound();
  const [row] = await services.database.db
    .select({ ...getTableColumns(alertEvents), delivery: alertDeliveries.state })
    .from(alertEvents)
    .leftJoin(alertDeliveries, eq(alertDeliveries.eventId, alertEvents.id))
    .where(and(eq(alertEvents.id, eventId), eq(alertEvents.domainId, domain.id)));
  if (!row) throw notFound();
  return viewEvent(row);
}

type EventRow = typeof alertEvents.$inferSelect & Pick<AlertEvent, 'delivery'>;

function viewEvent({ domainId: _domainId, listId: _listId, ...event }: EventRow): AlertEvent {
  return event;
}
