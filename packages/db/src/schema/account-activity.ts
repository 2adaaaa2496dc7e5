import { index, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { users } from './identity.ts';
import { identitySchema } from './identity-schema.ts';

/** Sign-ins and changes of an account, visible to its owner. */
export const accountActivity = identitySchema.table(
  'account_activity',
  {
    /** UUID v7, so it sorts by time. */
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: text().notNull(),
    method: text(),
    ip: text(),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
  },
  (t) => [
    index('account_activity_user').on(t.userId, t.id),
    index('account_activity_created').on(t.createdAt),
  ],
);
