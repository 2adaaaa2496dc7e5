import { describeDevice, type SessionList, sessionsShown } from '@keydence/domain';
import type { AuthedContext } from '../context.ts';

/** The caller's sessions: the current one first, then the newest. */
export async function listSessions({ services, caller }: AuthedContext): Promise<SessionList> {
  const sessions = await services.sessions.list(caller.userId);
  const isCurrent = ({ id }: { id: string }) => id === caller.sessionId;
  const ordered = [...sessions.filter(isCurrent), ...sessions.filter((session) => !isCurrent(session))];
  const data = ordered.slice(0, sessionsShown).map((session) => ({
    id: session.id,
    ...describeDevice(session.userAgent),
    createdAt: session.createdAt,
    lastUsedAt: session.refreshedAt ?? session.createdAt,
    isCurrent: isCurrent(session),
  }));
  return { data, total: sessions.length };
}
