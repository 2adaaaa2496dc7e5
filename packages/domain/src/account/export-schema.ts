import { z } from 'zod';
import { apiKeyScope } from '../api-keys/schema.ts';
import { auditKinds } from '../audit-log/audit-kinds.ts';
import { feedbackCategory, feedbackStatus } from '../feedback/schema.ts';
import { importState } from '../imports/schema.ts';
import { memberRole } from '../members/schema.ts';
import { movesRunState } from '../moves/run-schema.ts';
import { moveState } from '../moves/schema.ts';
import { refreshKind, refreshState } from '../refreshes/schema.ts';
import { runState } from '../report-schedule/schema.ts';
import { correctionKind } from '../topics/correction-schema.ts';
import { topicRunKind, topicRunState } from '../topics/run-schema.ts';

const time = z.date();

/**
 * All data that Keydence has about a person, as that person can download it. Lists are oldest
 * first. Data that belongs to a whole workspace, such as its keywords, is exported from its
 * screens.
 */
export const accountExport = z.object({
  exportedAt: time,
  profile: z.object({
    id: z.string(),
    email: z.string(),
    fullName: z.string().nullable(),
    profilePictureUrl: z.string().nullable(),
    role: z.enum(['user', 'admin']),
    createdAt: time,
    lastSignInAt: time.nullable(),
  }),
  /** Methods by which the person has verified the address. */
  signIns: z.array(
    z.object({
      provider: z.string(),
      email: z.string().nullable(),
      createdAt: time,
      lastSignInAt: time.nullable(),
    }),
  ),
  secondFactors: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.string(),
      status: z.string(),
      phone: z.string().nullable(),
      createdAt: time,
    }),
  ),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), createdAt: time, lastUsedAt: time.nullable() }),
  ),
  /** Third-party applications with access to data of the account. */
  connectedApps: z.array(
    z.object({ id: z.string(), name: z.string(), scopes: z.array(z.string()), grantedAt: time }),
  ),
  sessions: z.array(
    z.object({
      id: z.string(),
      userAgent: z.string().nullable(),
      ip: z.string().nullable(),
      createdAt: time,
      lastUsedAt: time.nullable(),
    }),
  ),
  /** The account's recent activity, as its owner sees it. */
  activity: z.array(
    z.object({
      id: z.string(),
      action: z.string(),
      method: z.string().nullable(),
      ip: z.string().nullable(),
      userAgent: z.string().nullable(),
      createdAt: time,
    }),
  ),
  apiKeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      scope: apiKeyScope,
      includesPeople: z.boolean(),
      lastFour: z.string(),
      workspaceId: z.string().nullable(),
      createdAt: time,
      expiresAt: time,
      lastUsedAt: time.nullable(),
    }),
  ),
  workspaces: z.array(z.object({ id: z.string(), name: z.string(), role: memberRole, joinedAt: time })),
  invitations: z.array(
    z.object({
      id: z.string(),
      workspaceName: z.string(),
      role: memberRole,
      createdAt: time,
    }),
  ),
  /** Without the addresses, which are other people's data. */
  sentInvitations: z.array(
    z.object({
      id: z.string(),
      workspaceName: z.string(),
      role: memberRole,
      createdAt: time,
      acceptedAt: time.nullable(),
    }),
  ),
  /** Monthly budgets last set by the person, in millionths of a US dollar. */
  budgets: z.array(
    z.object({ id: z.string(), workspaceName: z.string(), monthlyMicros: z.number().int(), updatedAt: time }),
  ),
  sharedReports: z.array(
    z.object({ id: z.string(), domainName: z.string(), createdAt: time, expiresAt: time }),
  ),
  /** Exports uploaded by the person; their contents belong to the workspace. */
  imports: z.array(
    z.object({
      id: z.string(),
      domainName: z.string(),
      fileName: z.string(),
      state: importState,
      createdAt: time,
      finishedAt: time.nullable(),
    }),
  ),
  /** Refreshes of keyword lists requested by the person. */
  refreshes: z.array(
    z.object({
      id: z.string(),
      domainName: z.string(),
      kind: refreshKind,
      state: refreshState,
      startedAt: time.nullable(),
    }),
  ),
  /** Topic runs requested by the person. */
  topicRuns: z.array(
    z.object({
      id: z.string(),
      domainName: z.string(),
      kind: topicRunKind,
      state: topicRunState,
      startedAt: time.nullable(),
    }),
  ),
  /** The person's corrections of topics and keywords, including undone ones. */
  topicCorrections: z.array(
    z.object({
      id: z.string(),
      domainName: z.string(),
      kind: correctionKind,
      madeAt: time,
      undoneAt: time.nullable(),
    }),
  ),
  /** Searches for moves requested by the person. */
  moveRuns: z.array(
    z.object({ id: z.string(), domainName: z.string(), state: movesRunState, startedAt: time.nullable() }),
  ),
  /** Moves that the person has accepted or skipped. */
  moves: z.array(
    z.object({
      id: z.string(),
      domainName: z.string(),
      title: z.string(),
      state: moveState,
      skipNote: z.string().nullable(),
      acceptedAt: time.nullable(),
    }),
  ),
  /** Reports that the person requested outside the schedule. */
  reportRuns: z.array(z.object({ id: z.string(), domainName: z.string(), state: runState, startedAt: time })),
  /** Settings for the report mails sent every two weeks. */
  reportMails: z.array(
    z.object({ id: z.string(), domainName: z.string(), isOn: z.boolean(), updatedAt: time }),
  ),
  alertMails: z.array(
    z.object({ id: z.string(), domainName: z.string(), isOn: z.boolean(), seenAt: time.nullable() }),
  ),
  readNotifications: z.array(
    z.object({
      id: z.string(),
      domainName: z.string(),
      readBefore: time.nullable(),
      mutedKinds: z.array(z.string()),
    }),
  ),
  /** Google Search Console accounts that the person connected for whole workspaces. */
  searchConsoleConnections: z.array(
    z.object({ id: z.string(), workspaceName: z.string(), scope: z.string(), connectedAt: time }),
  ),
  /** The person's actions in workspaces, from their audit logs. */
  workspaceActions: z.array(
    z.object({
      id: z.string(),
      workspaceName: z.string(),
      kind: z.enum(auditKinds),
      network: z.string().nullable(),
      createdAt: time,
    }),
  ),
  feedback: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      category: feedbackCategory,
      status: feedbackStatus,
      createdAt: time,
    }),
  ),
  comments: z.array(
    z.object({
      id: z.string(),
      feedbackId: z.string(),
      content: z.string(),
      createdAt: time,
      editedAt: time.nullable(),
    }),
  ),
  votes: z.array(z.object({ id: z.string(), title: z.string(), createdAt: time })),
  /** Setting for mails about feedback. */
  feedbackMails: z.array(z.object({ id: z.string(), isOn: z.boolean(), updatedAt: time })),
  /** Newsletter subscription of the person's address; independent of the account. */
  newsletter: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      consent: z.string(),
      requestedAt: time,
      requestedFrom: z.string(),
      confirmedAt: time.nullable(),
      confirmedFrom: z.string().nullable(),
      unsubscribedAt: time.nullable(),
    }),
  ),
});
export type AccountExport = z.infer<typeof accountExport>;
