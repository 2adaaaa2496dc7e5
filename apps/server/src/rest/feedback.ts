import {
  createFeedbackInput,
  feedbackCategoryCounts,
  feedbackId,
  feedbackItem,
  feedbackList,
  feedbackVote,
  listFeedbackCategoriesInput,
  listFeedbackInput,
  updateFeedbackInput,
  voteFeedbackInput,
} from '@keydence/domain';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** A workspace is a company in REST. */
const inputNames = { workspaceId: 'company_id' } as const;
const params = { id: 'feedbackId' } as const;

export const feedbackEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/feedback',
    summary: 'A page of the feedback board',
    input: listFeedbackInput,
    inputNames,
    output: feedbackList,
    outputNames: { 'data.workspaceId': 'company_id' },
    under: null,
    run: (caller, input) => caller.feedback.list(input),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/feedback/categories',
    summary: 'How many items each category has',
    input: listFeedbackCategoriesInput,
    inputNames,
    output: feedbackCategoryCounts,
    run: (caller, input) => caller.feedback.listCategories(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/feedback',
    summary: 'Post feedback for all users, at most 5 items an hour',
    status: 201,
    input: createFeedbackInput,
    inputNames,
    output: feedbackItem,
    outputNames: inputNames,
    run: (caller, input) => caller.feedback.create(input),
  }),
  defineEndpoint({
    method: 'patch',
    path: '/api/feedback/{id}',
    summary: 'Change feedback: its text by its author, its status by an admin',
    input: updateFeedbackInput,
    params,
    output: feedbackItem,
    outputNames: inputNames,
    run: (caller, input) => caller.feedback.update(input),
  }),
  defineEndpoint({
    method: 'delete',
    path: '/api/feedback/{id}',
    summary: 'Delete feedback, by its author or an admin',
    status: 204,
    input: feedbackId,
    params,
    output: z.void(),
    run: (caller, input) => caller.feedback.delete(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/feedback/{id}/vote',
    summary: "Set the caller's vote; again, it stays one vote",
    input: voteFeedbackInput,
    params,
    output: feedbackVote,
    run: (caller, input) => caller.feedback.vote(input),
  }),
  defineEndpoint({
    method: 'delete',
    path: '/api/feedback/{id}/vote',
    summary: "Take the caller's vote back",
    input: feedbackId,
    params,
    output: feedbackVote,
    run: (caller, input) => caller.feedback.removeVote(input),
  }),
];
