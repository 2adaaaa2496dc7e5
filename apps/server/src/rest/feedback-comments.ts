import {
  addFeedbackCommentInput,
  feedbackComment,
  feedbackCommentId,
  feedbackComments,
  feedbackId,
  updateFeedbackCommentInput,
} from '@keydence/domain';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const ofItem = { id: 'feedbackId' } as const;
const ofComment = { id: 'commentId' } as const;

export const feedbackCommentEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/feedback/{id}/comments',
    summary: 'The comments of an item, oldest first',
    input: feedbackId,
    params: ofItem,
    output: feedbackComments,
    run: (caller, input) => caller.feedback.listComments(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/feedback/{id}/comments',
    summary: 'Comment on an item, at most 10 times a minute',
    status: 201,
    input: addFeedbackCommentInput,
    params: ofItem,
    output: feedbackComment,
    run: (caller, input) => caller.feedback.addComment(input),
  }),
  defineEndpoint({
    method: 'patch',
    path: '/api/feedback/comments/{id}',
    summary: "Change the caller's own comment",
    input: updateFeedbackCommentInput,
    params: ofComment,
    output: feedbackComment,
    run: (caller, input) => caller.feedback.updateComment(input),
  }),
  defineEndpoint({
    method: 'delete',
    path: '/api/feedback/comments/{id}',
    summary: "Delete the caller's own comment",
    status: 204,
    input: feedbackCommentId,
    params: ofComment,
    output: z.void(),
    run: (caller, input) => caller.feedback.deleteComment(input),
  }),
];
