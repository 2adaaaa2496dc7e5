import { z } from 'zod';
import { feedbackCategory, feedbackStatus } from '../feedback/schema.ts';

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
  sessions: z.array(
    z.object({
      id: z.string(),
      userAgent: z.string().nullable(),
      ip: z.string().nullable(),
      createdAt: time,
      lastUsedAt: time.nullable(),
    }),
  ),
  workspaces: z.array(
    z.object({ id: z.string(), name: z.string(), role: z.enum(['owner', 'member']), joinedAt: time }),
  ),
  invitations: z.array(
    z.object({
      id: z.string(),
      workspaceName: z.string(),
      role: z.enum(['owner', 'member']),
      createdAt: time,
    }),
  ),
  sharedReports: z.array(
    z.object({ id: z.string(), domainName: z.string(), createdAt: time, expiresAt: time }),
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
