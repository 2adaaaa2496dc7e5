import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { trackedDomains } from './workspaces.ts';

/** Owners' changes to their sites; figures from before and after are not compared. */
export const siteChanges = pgTable(
  'site_changes',
  {
    id: uuid().primaryKey(),
    domainId: uuid('domain_id')
      .notNull()
      .references(() => trackedDomains.id, { onDelete: 'cascade' }),
    changedOn: date('changed_on').notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('site_changes_domain').on(t.domainId, t.changedOn)],
);
