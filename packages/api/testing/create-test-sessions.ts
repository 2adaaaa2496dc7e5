import { type DatabaseHandle, schema } from '@keydence/db';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { SessionKeeper } from '../src/context.ts';

/** Sessions as stored in the database; the identity layer tests that an ended session is refused immediately. */
export function createTestSessions({ db }: Pick<DatabaseHandle, 'db'>): SessionKeeper {
  const { sessions } = schema;
  return {
    list: (userId) =>
      db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.createdAt)),
    end: async ({ userId, only, except }) => {
      const ended = await db
        .delete(sessions)
        .where(
          and(
            eq(sessions.userId, userId),
            only === undefined ? undefined : eq(sessions.id, only),
            except === undefined ? undefined : ne(sessions.id, except),
          ),
        )
        .returning({ id: sessions.id });
      return ended.length;
    },
    endAllIn: async (tx, userId) => {
      await tx.delete(sessions).where(eq(sessions.userId, userId));
      return () => {};
    },
    endKeyIn: async () => () => {},
    isOpen: async () => true,
    onEnding: async () => () => {},
  };
}
