import { schema } from '@keydence/db';
import { eq, or, sql } from 'drizzle-orm';
import { identityLists } from './identity-lists-view.ts';
import type { AccountList } from './read-account-rows.ts';

const { workspaces, workspaceMembers, workspaceInvitations, trackedDomains, keywordLists } = schema;

const ofDomain = (
  domainId:
    | typeof schema.alertReaders.domainId
    | typeof schema.importRuns.domainId
    | typeof schema.notificationReaders.domainId
    | typeof schema.reportMails.domainId,
) => ({ table: trackedDomains, on: eq(trackedDomains.id, domainId) }) as const;

const ofList = (
  listId:
    | typeof schema.reportShares.listId
    | typeof schema.refreshRuns.listId
    | typeof schema.topicCorrections.listId
    | typeof schema.topicRuns.listId
    | typeof schema.moveRuns.listId
    | typeof schema.moves.listId,
) =>
  [
    { table: keywordLists, on: eq(keywordLists.id, listId) },
    { table: trackedDomains, on: eq(trackedDomains.id, keywordLists.domainId) },
  ] as const;

const inWorkspace = (
  workspaceId: typeof workspaceMembers.workspaceId | typeof workspaceInvitations.workspaceId,
) => [{ table: workspaces, on: eq(workspaces.id, workspaceId) }] as const;

const invitation = {
  id: workspaceInvitations.id,
  workspaceName: workspaces.name,
  role: workspaceInvitations.role,
  createdAt: workspaceInvitations.createdAt,
};

/** The person's actions in workspaces. */
const workspaceLists = {
  workspaces: {
    table: workspaceMembers,
    joins: inWorkspace(workspaceMembers.workspaceId),
    columns: {
      id: workspaces.id,
      name: workspaces.name,
      role: workspaceMembers.role,
      joinedAt: workspaceMembers.createdAt,
    },
    isOf: ({ userId }) => eq(workspaceMembers.userId, userId),
  },
  invitations: {
    table: workspaceInvitations,
    joins: inWorkspace(workspaceInvitations.workspaceId),
    columns: invitation,
    isOf: ({ userId, email }) =>
      or(eq(workspaceInvitations.email, email.toLowerCase()), eq(workspaceInvitations.acceptedBy, userId)),
  },
  // Without the e-mail address, which is another person's.
  sentInvitations: {
    table: workspaceInvitations,
    joins: inWorkspace(workspaceInvitations.workspaceId),
    columns: { ...invitation, acceptedAt: workspaceInvitations.acceptedAt },
    isOf: ({ userId }) => eq(workspaceInvitations.invitedBy, userId),
  },
  budgets: {
    table: schema.sourceBudgets,
    joins: [{ table: workspaces, on: eq(workspaces.id, schema.sourceBudgets.workspaceId) }],
    columns: {
      id: schema.sourceBudgets.workspaceId,
      workspaceName: workspaces.name,
      monthlyMicros: schema.sourceBudgets.monthlyMicros,
      updatedAt: schema.sourceBudgets.updatedAt,
    },
    isOf: ({ userId }) => eq(schema.sourceBudgets.setBy, userId),
  },
  sharedReports: {
    table: schema.reportShares,
    joins: ofList(schema.reportShares.listId),
    columns: {
      id: schema.reportShares.id,
      domainName: trackedDomains.domainName,
      createdAt: schema.reportShares.createdAt,
      expiresAt: schema.reportShares.expiresAt,
    },
    isOf: ({ userId }) => eq(schema.reportShares.createdBy, userId),
  },
  imports: {
    table: schema.importRuns,
    joins: [ofDomain(schema.importRuns.domainId)],
    columns: {
      id: schema.importRuns.id,
      domainName: trackedDomains.domainName,
      fileName: schema.importRuns.fileName,
      state: schema.importRuns.state,
      createdAt: schema.importRuns.createdAt,
      finishedAt: schema.importRuns.finishedAt,
    },
    isOf: ({ userId }) => eq(schema.importRuns.askedBy, userId),
  },
  refreshes: {
    table: schema.refreshRuns,
    joins: ofList(schema.refreshRuns.listId),
    columns: {
      id: sql<string>`concat_ws(':', ${schema.refreshRuns.listId}, ${schema.refreshRuns.kind}, ${schema.refreshRuns.run})`,
      domainName: trackedDomains.domainName,
      kind: schema.refreshRuns.kind,
      state: schema.refreshRuns.state,
      startedAt: schema.refreshRuns.startedAt,
    },
    isOf: ({ userId }) => eq(schema.refreshRuns.askedBy, userId),
  },
  topicRuns: {
    table: schema.topicRuns,
    joins: ofList(schema.topicRuns.listId),
    columns: {
      id: sql<string>`concat_ws(':', ${schema.topicRuns.listId}, ${schema.topicRuns.run})`,
      domainName: trackedDomains.domainName,
      kind: schema.topicRuns.kind,
      state: schema.topicRuns.state,
      startedAt: schema.topicRuns.startedAt,
    },
    isOf: ({ userId }) => eq(schema.topicRuns.askedBy, userId),
  },
  topicCorrections: {
    table: schema.topicCorrections,
    joins: ofList(schema.topicCorrections.listId),
    columns: {
      id: sql<string>`concat_ws(':', ${schema.topicCorrections.listId}, ${schema.topicCorrections.id})`,
      domainName: trackedDomains.domainName,
      kind: schema.topicCorrections.kind,
      madeAt: schema.topicCorrections.madeAt,
      undoneAt: schema.topicCorrections.undoneAt,
    },
    isOf: ({ userId }) =>
      or(eq(schema.topicCorrections.madeBy, userId), eq(schema.topicCorrections.undoneBy, userId)),
  },
  moveRuns: {
    table: schema.moveRuns,
    joins: ofList(schema.moveRuns.listId),
    columns: {
      id: sql<string>`concat_ws(':', ${schema.moveRuns.listId}, ${schema.moveRuns.run})`,
      domainName: trackedDomains.domainName,
      state: schema.moveRuns.state,
      startedAt: schema.moveRuns.startedAt,
    },
    isOf: ({ userId }) => eq(schema.moveRuns.askedBy, userId),
  },
  moves: {
    table: schema.moves,
    joins: ofList(schema.moves.listId),
    columns: {
      id: schema.moves.id,
      domainName: trackedDomains.domainName,
      title: schema.moves.title,
      state: schema.moves.state,
      skipNote: schema.moves.skipNote,
      acceptedAt: schema.moves.acceptedAt,
    },
    isOf: ({ userId }) => or(eq(schema.moves.acceptedBy, userId), eq(schema.moves.skippedBy, userId)),
  },
  reportRuns: {
    table: schema.scheduleRuns,
    joins: [{ table: trackedDomains, on: eq(trackedDomains.id, schema.scheduleRuns.domainId) }],
    columns: {
      id: sql<string>`concat_ws(':', ${schema.scheduleRuns.domainId}, ${schema.scheduleRuns.run})`,
      domainName: trackedDomains.domainName,
      state: schema.scheduleRuns.state,
      startedAt: schema.scheduleRuns.startedAt,
    },
    isOf: ({ userId }) => eq(schema.scheduleRuns.askedBy, userId),
  },
  reportMails: {
    table: schema.reportMails,
    joins: [ofDomain(schema.reportMails.domainId)],
    columns: {
      id: schema.reportMails.domainId,
      domainName: trackedDomains.domainName,
      isOn: schema.reportMails.isOn,
      updatedAt: schema.reportMails.updatedAt,
    },
    isOf: ({ userId }) => eq(schema.reportMails.userId, userId),
  },
  alertMails: {
    table: schema.alertReaders,
    joins: [ofDomain(schema.alertReaders.domainId)],
    columns: {
      id: schema.alertReaders.domainId,
      domainName: trackedDomains.domainName,
      isOn: schema.alertReaders.isMailOn,
      seenAt: schema.alertReaders.seenAt,
    },
    isOf: ({ userId }) => eq(schema.alertReaders.userId, userId),
  },
  readNotifications: {
    table: schema.notificationReaders,
    joins: [ofDomain(schema.notificationReaders.domainId)],
    columns: {
      id: schema.notificationReaders.domainId,
      domainName: trackedDomains.domainName,
      readBefore: schema.notificationReaders.readBefore,
      mutedKinds: schema.notificationReaders.mutedKinds,
    },
    isOf: ({ userId }) => eq(schema.notificationReaders.userId, userId),
  },
  searchConsoleConnections: {
    table: schema.searchConsoleConnections,
    joins: [{ table: workspaces, on: eq(workspaces.id, schema.searchConsoleConnections.workspaceId) }],
    columns: {
      id: schema.searchConsoleConnections.workspaceId,
      workspaceName: workspaces.name,
      scope: schema.searchConsoleConnections.scope,
      connectedAt: schema.searchConsoleConnections.connectedAt,
    },
    isOf: ({ userId }) => eq(schema.searchConsoleConnections.connectedBy, userId),
  },
  // Without the subjects, some of which are other people.
  workspaceActions: {
    table: schema.auditEntries,
    joins: [{ table: workspaces, on: eq(workspaces.id, schema.auditEntries.workspaceId) }],
    columns: {
      id: schema.auditEntries.id,
      workspaceName: workspaces.name,
      kind: schema.auditEntries.kind,
      network: schema.auditEntries.network,
      createdAt: schema.auditEntries.createdAt,
    },
    isOf: ({ userId }) => eq(schema.auditEntries.actorId, userId),
  },
} satisfies Record<string, AccountList>;

const { feedback, feedbackComments, feedbackVotes, feedbackNotices, newsletterSubscriptions } = schema;

/** The person's feedback, and e-mails that the person subscribed to. */
const feedbackLists = {
  feedback: {
    table: feedback,
    columns: {
      id: feedback.id,
      title: feedback.title,
      description: feedback.description,
      category: feedback.category,
      status: feedback.status,
      createdAt: feedback.createdAt,
    },
    isOf: ({ userId }) => eq(feedback.authorId, userId),
  },
  comments: {
    table: feedbackComments,
    columns: {
      id: feedbackComments.id,
      feedbackId: feedbackComments.feedbackId,
      content: feedbackComments.content,
      createdAt: feedbackComments.createdAt,
      editedAt: feedbackComments.editedAt,
    },
    isOf: ({ userId }) => eq(feedbackComments.authorId, userId),
  },
  // Keyed by item: a person votes for an item once.
  votes: {
    table: feedbackVotes,
    joins: [{ table: feedback, on: eq(feedback.id, feedbackVotes.feedbackId) }],
    columns: { id: feedback.id, title: feedback.title, createdAt: feedbackVotes.createdAt },
    isOf: ({ userId }) => eq(feedbackVotes.userId, userId),
  },
  feedbackMails: {
    table: feedbackNotices,
    columns: { id: feedbackNotices.userId, isOn: feedbackNotices.isOn, updatedAt: feedbackNotices.updatedAt },
    isOf: ({ userId }) => eq(feedbackNotices.userId, userId),
  },
  newsletter: {
    table: newsletterSubscriptions,
    columns: {
      id: newsletterSubscriptions.id,
      status: newsletterSubscriptions.status,
      consent: newsletterSubscriptions.consent,
      requestedAt: newsletterSubscriptions.requestedAt,
      requestedFrom: newsletterSubscriptions.requestedFrom,
      confirmedAt: newsletterSubscriptions.confirmedAt,
      confirmedFrom: newsletterSubscriptions.confirmedFrom,
      unsubscribedAt: newsletterSubscriptions.unsubscribedAt,
    },
    isOf: ({ email }) => eq(newsletterSubscriptions.email, email),
  },
} satisfies Record<string, AccountList>;

export const accountLists: Record<string, AccountList> = {
  ...identityLists,
  ...workspaceLists,
  ...feedbackLists,
};
