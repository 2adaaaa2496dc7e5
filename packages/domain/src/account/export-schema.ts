import { z } from 'zod';
import { apiKeyScope } from '../api-keys/schema.ts';
import { auditKinds } from '../audit-log/audit-kinds.ts';
import { feedbackCategory, feedbackStatus } from '../feedback/schema.ts';
import { importState } from '../imports/schema.ts';
import { memberRole } from '../members/schema.ts';
import { movesRunState } from '../moves/run-schema.ts';
import { moveState } from '../moves/schema.ts';
import { refreshKind, refreshState } from '../refreshes/schema.ts';
import { runState } from '../rhythm/schema.ts';
import { correctionKind } from '../topics/correction-schema.ts';
import { topicRunKind, topicRunState } from '../topics/run-schema.ts';

const time = z.date();

/**
 * Everything that Keydence knows about a person, as the person can download it. Lists are the oldest first. What
 * belongs to a workspace as a whole, its keywords for one, is exported from its screens.
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
  /** The ways in which the person has proven the address. */
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
  /** Applications of others that may read something of the account. */
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
  /** What the account's owner reads under recent activity. */
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
  /** Without the addresses, which are other people's. */
  sentInvitations: z.array(
    z.object({
      id: z.string(),
      workspaceName: z.string(),
      role: memberRole,
      createdAt: time,
      acceptedAt: time.nullable(),
    }),
  ),
  /** Monthly budgets that the person was the last to set, in millionths of a US dollar. */
  budgets: z.array(
    z.object({ id: z.string(), workspaceName: z.string(), monthlyMicros: z.number().int(), updatedAt: time }),
  ),
  sharedReports: z.array(
    z.object({ id: z.string(), domainName: z.string(), createdAt: time, expiresAt: time }),
  ),
  /** The exports that the person has uploaded; what was in them belongs to the workspace. */
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
  /** The refreshes of keyword lists for which the person has asked. */
  refreshes: z.array(
    z.object({
      id: z.string(),
      domainName: z.string(),
      kind: refreshKind,
      state: refreshState,
      startedAt: time.nullable(),
    }),
  ),
  /** The runs of topics for which the person has asked. */
  topicRuns: z.array(
    z.object({
      id: z.string(),
      domainName: z.string(),
      kind: topicRunKind,
      state: topicRunState,
      startedAt: time.nullable(),
    }),
  ),
  /** What the person has corrected, or undone, of topics and keywords. */
  topicCorrections: z.array(
    z.object({
      id: z.string(),
      domainName: z.string(),
      kind: correctionKind,
      madeAt: time,
      undoneAt: time.nullable(),
    }),
  ),
  /** The searches for moves for which the person has asked. */
  moveRuns: z.array(
    z.object({ id: z.string(), domainName: z.string(), state: movesRunState, startedAt: time.nullable() }),
  ),
  /** The moves that the person has accepted or skipped. */
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
  /** The reports for which the person has asked beside their beat. */
  reportRuns: z.array(z.object({ id: z.string(), domainName: z.string(), state: runState, startedAt: time })),
  /** Choices about the mails of every two weeks. */
  reportMails: z.array(
    z.object({ id: z.string(), domainName: z.string(), isOn: z.boolean(), updatedAt: time }),
  ),
  alertMails: z.array(
    z.object({ id: z.string(), domainName: z.string(), isOn: z.boolean(), seenAt: time.nullable() }),
  ),
  /** The accounts of Google Search Console that the person has connected, for whole workspaces. */
  searchConsoleConnections: z.array(
    z.object({ id: z.string(), workspaceName: z.string(), scope: z.string(), connectedAt: time }),
  ),
  /** What the person did in workspaces, as their audit logs have it. */
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
  /** The choice about mails on feedback. */
  feedbackMails: z.array(z.object({ id: z.string(), isOn: z.boolean(), updatedAt: time })),
  /** The subscription of the person's address, which does not depend on the account. */
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
