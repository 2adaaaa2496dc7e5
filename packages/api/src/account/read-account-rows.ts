import { schema } from '@keydence/db';
import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { AuthedContext } from '../context.ts';

export const rowsAtOnce = 500;

export interface ExportRow {
  id: string;
  [field: string]: unknown;
}

type ReadRows = (ctx: AuthedContext, after: string | undefined) => Promise<ExportRow[]>;

/** Ids are UUIDs v7, so the rows after an id are also the later ones. */
const since = (id: AnyPgColumn, after: string | undefined, condition: SQL) =>
  and(condition, after === undefined ? undefined : gt(id, after));

/** The lists of the export in its order, each by the batch. */
export const readAccountRows: Record<string, ReadRows> = {
  signIns: ({ services, caller }, after) => {
    const { identities: i } = schema;
    return services.database.db
      .select({
        id: i.id,
        provider: i.provider,
        email: i.email,
        createdAt: i.createdAt,
        lastSignInAt: i.lastSignInAt,
      })
      .from(i)
      .where(since(i.id, after, eq(i.userId, caller.userId)))
      .orderBy(asc(i.id))
      .limit(rowsAtOnce);
  },
  secondFactors: ({ services, caller }, after) => {
    const { mfaFactors: f } = schema;
    return services.database.db
      .select({
        id: f.id,
        name: f.friendlyName,
        type: f.factorType,
        status: f.status,
        phone: f.phone,
        createdAt: f.createdAt,
      })
      .from(f)
      .where(since(f.id, after, eq(f.userId, caller.userId)))
      .orderBy(asc(f.id))
      .limit(rowsAtOnce);
  },
  sessions: ({ services, caller }, after) => {
    const { sessions: s } = schema;
    return services.database.db
      .select({
        id: s.id,
        userAgent: s.userAgent,
        ip: s.ip,
        createdAt: s.createdAt,
        lastUsedAt: s.refreshedAt,
      })
      .from(s)
      .where(since(s.id, after, eq(s.userId, caller.userId)))
      .orderBy(asc(s.id))
      .limit(rowsAtOnce);
  },
  workspaces: ({ services, caller }, after) => {
    const { workspaces: w, workspaceMembers: m } = schema;
    return services.database.db
      .select({ id: w.id, name: w.name, role: m.role, joinedAt: m.createdAt })
      .from(m)
      .innerJoin(w, eq(w.id, m.workspaceId))
      .where(since(w.id, after, eq(m.userId, caller.userId)))
      .orderBy(asc(w.id))
      .limit(rowsAtOnce);
  },
  invitations: ({ services, caller }, after) => {
    const { workspaceInvitations: i, workspaces: w } = schema;
    return services.database.db
      .select({ id: i.id, workspaceName: w.name, role: i.role, createdAt: i.createdAt })
      .from(i)
      .innerJoin(w, eq(w.id, i.workspaceId))
      .where(since(i.id, after, eq(i.email, caller.email.toLowerCase())))
      .orderBy(asc(i.id))
      .limit(rowsAtOnce);
  },
  sharedReports: ({ services, caller }, after) => {
    const { reportShares: r, keywordLists: l, trackedDomains: d } = schema;
    return services.database.db
      .select({ id: r.id, domainName: d.domainName, createdAt: r.createdAt, expiresAt: r.expiresAt })
      .from(r)
      .innerJoin(l, eq(l.id, r.listId))
      .innerJoin(d, eq(d.id, l.domainId))
      .where(since(r.id, after, eq(r.createdBy, caller.userId)))
      .orderBy(asc(r.id))
      .limit(rowsAtOnce);
  },
  feedback: ({ services, caller }, after) => {
    const { feedback: f } = schema;
    return services.database.db
      .select({
        id: f.id,
        title: f.title,
        description: f.description,
        category: f.category,
        status: f.status,
        createdAt: f.createdAt,
      })
      .from(f)
      .where(since(f.id, after, eq(f.authorId, caller.userId)))
      .orderBy(asc(f.id))
      .limit(rowsAtOnce);
  },
  comments: ({ services, caller }, after) => {
    const { feedbackComments: c } = schema;
    return services.database.db
      .select({
        id: c.id,
        feedbackId: c.feedbackId,
        content: c.content,
        createdAt: c.createdAt,
        editedAt: c.editedAt,
      })
      .from(c)
      .where(since(c.id, after, eq(c.authorId, caller.userId)))
      .orderBy(asc(c.id))
      .limit(rowsAtOnce);
  },
  // By the item that was voted for, which a person does once.
  votes: ({ services, caller }, after) => {
    const { feedbackVotes: v, feedback: f } = schema;
    return services.database.db
      .select({ id: f.id, title: f.title, createdAt: v.createdAt })
      .from(v)
      .innerJoin(f, eq(f.id, v.feedbackId))
      .where(since(f.id, after, eq(v.userId, caller.userId)))
      .orderBy(asc(f.id))
      .limit(rowsAtOnce);
  },
  newsletter: ({ services, caller }, after) => {
    const { newsletterSubscriptions: s } = schema;
    return services.database.db
      .select({
        id: s.id,
        status: s.status,
        consent: s.consent,
        requestedAt: s.requestedAt,
        requestedFrom: s.requestedFrom,
        confirmedAt: s.confirmedAt,
        confirmedFrom: s.confirmedFrom,
        unsubscribedAt: s.unsubscribedAt,
      })
      .from(s)
      .where(since(s.id, after, eq(s.email, caller.email)))
      .orderBy(asc(s.id))
      .limit(rowsAtOnce);
  },
};
