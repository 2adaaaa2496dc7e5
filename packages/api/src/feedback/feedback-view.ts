import { type Queryable, schema } from '@keydence/db';
import type { FeedbackComment, FeedbackItem } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import { hidesPeople } from '../access/require-key-access.ts';
import type { Caller } from '../context.ts';

const { feedback, feedbackComments, feedbackVotes, users, workspaceMembers } = schema;

/** Shown for an author without a name; an e-mail address is never shown. */
const namelessAuthor = 'Keydence user';

const itemColumns = {
  id: feedback.id,
  title: feedback.title,
  description: feedback.description,
  category: feedback.category,
  status: feedback.status,
  authorId: feedback.authorId,
  fullName: users.fullName,
  createdAt: feedback.createdAt,
  upvotesCount: feedback.upvotesCount,
  voterId: feedbackVotes.userId,
  commentsCount: feedback.commentsCount,
  workspaceId: workspaceMembers.workspaceId,
  mergedIntoId: feedback.mergedIntoId,
};

/**
 * Items as `viewerId` sees them; the caller adds the condition, and converts rows with
 * `toFeedbackItem`.
 */
export function selectFeedback(db: Queryable, viewerId: string) {
  return db
    .select(itemColumns)
    .from(feedback)
    .leftJoin(users, eq(users.id, feedback.authorId))
    .leftJoin(
      feedbackVotes,
      and(eq(feedbackVotes.feedbackId, feedback.id), eq(feedbackVotes.userId, viewerId)),
    )
    .leftJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, feedback.workspaceId), eq(workspaceMembers.userId, viewerId)),
    );
}

type Viewer = Pick<Caller, 'userId' | 'key'>;

function nameFor(viewer: Viewer, fullName: string | null): string {
  return hidesPeople(viewer) ? namelessAuthor : (fullName ?? namelessAuthor);
}

type ItemRow = Awaited<ReturnType<typeof selectFeedback>>[number];

export function toFeedbackItem(
  { authorId, fullName, voterId, ...row }: ItemRow,
  viewer: Viewer,
): FeedbackItem {
  return {
    ...row,
    authorName: nameFor(viewer, fullName),
    userVote: voterId === null ? null : 'upvote',
    isOwn: authorId === viewer.userId,
  };
}

/**
 * Comments with their authors' names; the caller adds the condition, and converts rows with
 * `toFeedbackComment`.
 */
export function selectComments(db: Queryable) {
  return db
    .select({
      id: feedbackComments.id,
      userId: feedbackComments.authorId,
      fullName: users.fullName,
      content: feedbackComments.content,
      createdAt: feedbackComments.createdAt,
      editedAt: feedbackComments.editedAt,
    })
    .from(feedbackComments)
    .innerJoin(users, eq(users.id, feedbackComments.authorId));
}

type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

export function toFeedbackComment(
  { fullName, editedAt, ...row }: CommentRow,
  viewer: Viewer,
): FeedbackComment {
  return {
    ...row,
    authorName: nameFor(viewer, fullName),
    updatedAt: editedAt ?? row.createdAt,
    isEdited: editedAt !== null,
    isDeleted: false,
    isOwn: row.userId === viewer.userId,
  };
}
