import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../testing/start-edge.ts';
import { reportFeedbackDrift } from './report-feedback-drift.ts';

let edge: TestEdge;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge.close());

it('is silent while the counts are true, and names the item whose count is not', async () => {
  const ada = await edge.signUp();
  const item = { title: 'Dark mode', description: 'My eyes hurt at night.', category: 'improvements' };
  const { body } = await ada.call('POST', '/api/feedback', item);
  const { id } = body.data as { id: string };
  await reportFeedbackDrift(edge.services);
  expect(edge.loggedErrors).toEqual([]);
  await edge.services.database.sql`update feedback set comments_count = 2 where id = ${id}`;
  await reportFeedbackDrift(edge.services);
  expect(edge.loggedErrors).toEqual([
    { drift: [{ feedbackId: id, upvotesCount: 0, votes: 0, commentsCount: 2, comments: 0 }] },
  ]);
});
