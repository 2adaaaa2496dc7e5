import { type Queryable, schema } from '@keydence/db';
import type { FeedbackComment, FeedbackItem } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';

const { feedback, feedbackComments, feedbackVotes, users, workspaceMembers } = schema;

/** Of one who has set no name; an e-mail address is never shown. */
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

/** Items as `viewerId` sees them; the caller adds which, and turns rows with `toFeedbackItem`. */
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

type ItemRow = Awaited<ReturnType<typeof selectFeedback>>[number];

export function toFeedbackItem(
  { authorId, fullName, voterId, ...row }: ItemRow,
  viewerId: string,
): FeedbackItem {
  return {
    ...row,
    authorName: fullName ?? namelessAuthor,
    userVote: voterId === null ? null : 'upvote',
    isOwn: authorId === viewerId,
  };
}

/** Comments with their authors' names; the caller adds which, and turns rows with `toFeedbackComment`. */
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
  viewerId: string,
): FeedbackComment {
  return {
    ...row,
    authorName: fullName ?? namelessAuthor,
    updatedAt: editedAt ?? row.createdAt,
    isEdited: editedAt !== null,
    isDeleted: false,
    isOwn: row.userId === viewerId,
  };
}
