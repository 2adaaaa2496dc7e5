import { AppError } from '@keydence/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let bob: Person;
let admin: Person;
/** Limit used up in the current test. */
let usedUp: string | null = null;
const adminEmails: string[] = [];

beforeAll(async () => {
  edge = await startEdge({
    adminEmails,
    rateLimiter: {
      async take(action) {
        if (action !== usedUp) return;
        throw new AppError('rate_limited', 'Too many requests. Please try again later.', {
          retryAfterSeconds: 17,
        });
      },
    },
  });
  ada = await edge.signUp();
  bob = await edge.signUp();
  admin = await edge.signUp();
  adminEmails.push(admin.email);
});
afterAll(() => edge.close());

const text = {
  title: 'Dark mode',
  description: 'My eyes hurt when I work at night.',
  category: 'feature_requests',
};
const anId = expect.stringMatching(/^[0-9a-f-]{36}$/);
const aTime = '2026-11-21T12:00:00.000Z';

interface WireItem {
  id: string;
  title: string;
}

async function share(person: Person, fields: object = {}): Promise<WireItem> {
  const { status, body } = await person.call('POST', '/api/feedback', { ...text, ...fields });
  expect(status).toBe(201);
  return body.data as WireItem;
}

async function addComment(person: Person, feedbackId: string): Promise<{ id: string }> {
  const path = `/api/feedback/${feedbackId}/comments`;
  const { status, body } = await person.call('POST', path, { content: 'Me too' });
  expect(status).toBe(201);
  return body.data as { id: string };
}

const readItem = async (id: string) => {
  const { body } = await ada.call('GET', '/api/feedback?limit=100');
  return (body.data as WireItem[]).find((item) => item.id === id);
};

async function expectLimit(action: string, call: () => ReturnType<Person['call']>) {
  usedUp = action;
  const answer = await call();
  usedUp = null;
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('17');
  expect(answer.body).toEqual({
    success: false,
    message: 'Too many requests. Please try again later.',
    code: 'rate_limited',
  });
}

const forbiddenFields = {
  id: unknownId,
  user_id: unknownId,
  author_id: unknownId,
  author_name: 'Eve',
  upvotes_count: 99,
  comments_count: 99,
  user_vote: 'upvote',
  merged_into_id: unknownId,
  created_at: '2000-01-01T00:00:00Z',
  is_own: false,
  is_deleted: true,
  is_edited: true,
  role: 'admin',
};

describe('POST /api/feedback', () => {
  it('answers 201 with the item, and takes nothing but its documented fields', async () => {
    const { status, body } = await ada.call('POST', '/api/feedback', {
      ...text,
      ...forbiddenFields,
      status: 'completed',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      data: {
        ...text,
        id: anId,
        status: 'under_review',
        author_name: 'Keydence user',
        created_at: aTime,
        upvotes_count: 0,
        user_vote: null,
        comments_count: 0,
        company_id: null,
        is_own: true,
        merged_into_id: null,
      },
    });
  });

  it.each([
    [{ title: undefined }, 'title', 'Title is required'],
    [{ title: '  ' }, 'title', 'Title is required'],
    [{ description: undefined }, 'description', 'Description is required'],
    [{ description: '' }, 'description', 'Description is required'],
    [{ description: 'Too short' }, 'description', 'Description must be at least 10 characters long'],
    [{ title: 'x'.repeat(201) }, 'title', 'Title must be at most 200 characters.'],
  ])('refuses %j with 400', async (fields, path, message) => {
    const answer = await ada.call('POST', '/api/feedback', { ...text, ...fields });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      success: false,
      message,
      code: 'validation_failed',
      errors: [{ path, message }],
    });
  });

  it('refuses a category that there is not', async () => {
    const { status, body } = await ada.call('POST', '/api/feedback', { ...text, category: 'all' });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(body.errors).toMatchObject([{ path: 'category' }]);
  });

  it('is 404 for a workspace of others, 429 after 5 in an hour', async () => {
    const { body } = await bob.call('POST', '/api/companies', { name: 'Bob' });
    const company = body.data as { id: string };
    expectIndistinguishable(
      await Promise.all(
        [company.id, unknownId, 'x'].map((company_id) =>
          ada.call('POST', '/api/feedback', { ...text, company_id }),
        ),
      ),
    );
    await expectLimit('feedback_hour', () => ada.call('POST', '/api/feedback', text));
  });
});

describe('GET /api/feedback', () => {
  it('answers a page with its pagination', async () => {
    const item = await share(ada, { title: 'Zebra crossing' });
    const { status, body } = await bob.call(
      'GET',
      '/api/feedback?search=zebra&category=all&status=&sort=most_upvoted',
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: [{ ...item, is_own: false }],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
    });
    const beyond = await bob.call('GET', '/api/feedback?page=999&status=under_review');
    expect([beyond.status, beyond.body.data]).toEqual([200, []]);
  });

  it.each(['sort=best', 'status=done', 'category=wishes', 'page=0', 'limit=101', 'sort=recent&sort=oldest'])(
    'refuses ?%s with 400',
    async (query) => {
      const { status, body } = await ada.call('GET', `/api/feedback?${query}`);
      expect([status, body.code]).toEqual([400, 'validation_failed']);
      expect(body.errors).toMatchObject([{ path: query.split('=')[0] }]);
    },
  );

  it('narrows by a workspace of the caller, and hides those of others', async () => {
    const { body } = await ada.call('POST', '/api/companies', { name: 'Acme' });
    const { id: company_id } = body.data as { id: string };
    const item = await share(ada, { company_id });
    const own = await ada.call('GET', `/api/feedback?company_id=${company_id}`);
    expect(own.body.data).toEqual([{ ...item, company_id }]);
    const ids = [company_id, unknownId, ...malformedIds];
    for (const path of ['/api/feedback', '/api/feedback/categories']) {
      expectIndistinguishable(
        await Promise.all(ids.map((id) => bob.call('GET', `${path}?company_id=${id}`))),
      );
    }
    const counts = await ada.call('GET', `/api/feedback/categories?company_id=${company_id}`);
    expect(counts.body).toEqual({
      success: true,
      data: [
        { category: 'feature_requests', count: 1 },
        { category: 'bug_reports', count: 0 },
        { category: 'improvements', count: 0 },
        { category: 'general_feedback', count: 0 },
      ],
    });
  });
});

describe('PATCH and DELETE /api/feedback/{id}', () => {
  it('change the documented fields and no other, by the author', async () => {
    const item = await share(ada);
    const change = { title: 'Dim mode', description: 'Or a dim mode at least.', category: 'improvements' };
    const { status, body } = await ada.call('PATCH', `/api/feedback/${item.id}`, {
      ...change,
      ...forbiddenFields,
    });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: { ...item, ...change } });
    expect(await readItem(item.id)).toEqual(body.data);
  });

  it.each([
    [{ title: ' ' }, 'Title is required'],
    [{ description: ' ' }, 'Description is required'],
    [{ description: 'Short' }, 'Description must be at least 10 characters long'],
  ])('refuse %j with 400', async (change, message) => {
    const { id } = await share(ada);
    const { status, body } = await ada.call('PATCH', `/api/feedback/${id}`, change);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', message });
  });

  it('are 403 for others, the status for all but admins', async () => {
    const item = await share(ada);
    const path = `/api/feedback/${item.id}`;
    const refusals = await Promise.all([
      bob.call('PATCH', path, { title: 'Mine' }),
      bob.call('DELETE', path),
      ada.call('PATCH', path, { status: 'planned' }),
      admin.call('PATCH', path, { title: 'Mine' }),
    ]);
    for (const { status, body } of refusals) {
      expect([status, body]).toEqual([
        403,
        { success: false, code: 'forbidden', message: expect.stringMatching(/^Only /) },
      ]);
    }
    expect(await readItem(item.id)).toEqual(item);
    const planned = await admin.call('PATCH', path, { status: 'planned' });
    expect([planned.status, planned.body.data]).toEqual([200, { ...item, status: 'planned', is_own: false }]);
    const unknown = await admin.call('PATCH', path, { status: 'done' });
    expect(unknown.status).toBe(400);
  });

  it('delete with 204 and no body, then 404; an admin may too', async () => {
    for (const person of [ada, admin]) {
      const { id } = await share(ada);
      const { status, text: body } = await person.call('DELETE', `/api/feedback/${id}`);
      expect({ status, body }).toEqual({ status: 204, body: '' });
      expect((await person.call('DELETE', `/api/feedback/${id}`)).status).toBe(404);
    }
  });
});

describe('/api/feedback/{id}/vote', () => {
  it('sets and deletes one vote, however often', async () => {
    const { id } = await share(ada);
    const path = `/api/feedback/${id}/vote`;
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await bob.call('POST', path, { vote_type: 'upvote' });
      expect([status, body]).toEqual([
        200,
        { success: true, data: { upvotes_count: 1, user_vote: 'upvote' } },
      ]);
    }
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await bob.call('DELETE', path);
      expect([status, body]).toEqual([200, { success: true, data: { upvotes_count: 0, user_vote: null } }]);
    }
  });

  it('is 400 for another vote, 429 after 60 in a minute', async () => {
    const { id } = await share(ada);
    const path = `/api/feedback/${id}/vote`;
    const { status, body } = await bob.call('POST', path, { vote_type: 'downvote' });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(body.errors).toMatchObject([{ path: 'vote_type' }]);
    await expectLimit('vote_minute', () => bob.call('POST', path, { vote_type: 'upvote' }));
    await expectLimit('vote_minute', () => bob.call('DELETE', path));
  });
});

describe('comments', () => {
  it('are added with 201, listed oldest first, edited, and deleted with 204', async () => {
    const { id } = await share(ada);
    const path = `/api/feedback/${id}/comments`;
    const { status, body } = await bob.call('POST', path, { content: ' First ', ...forbiddenFields });
    expect(status).toBe(201);
    const first = {
      id: anId,
      user_id: bob.userId,
      author_name: 'Keydence user',
      content: 'First',
      created_at: aTime,
      updated_at: aTime,
      is_edited: false,
      is_deleted: false,
      is_own: true,
    };
    expect(body).toEqual({ success: true, data: first });
    const second = await addComment(ada, id);
    const list = await ada.call('GET', path);
    expect(list.status).toBe(200);
    expect(list.body).toEqual({ success: true, data: [{ ...first, is_own: false }, second] });
    const commentPath = `/api/feedback/comments/${(body.data as { id: string }).id}`;
    const edited = await bob.call('PATCH', commentPath, { content: 'Edited', ...forbiddenFields });
    expect(edited.status).toBe(200);
    expect(edited.body).toEqual({ success: true, data: { ...first, content: 'Edited', is_edited: true } });
    const deleted = await bob.call('DELETE', commentPath);
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    expect((await bob.call('DELETE', commentPath)).status).toBe(404);
    expect((await ada.call('GET', path)).body.data).toEqual([second]);
    expect(await readItem(id)).toMatchObject({ comments_count: 1 });
  });

  it.each([
    ['', 'Comment is required'],
    [' \n', 'Comment is required'],
    [undefined, 'Comment is required'],
    ['x'.repeat(1_001), 'Comment must be at most 1000 characters.'],
  ])('of %j are refused with 400', async (content, message) => {
    const { id } = await share(ada);
    const comment = await addComment(ada, id);
    for (const [method, path] of [
      ['POST', `/api/feedback/${id}/comments`],
      ['PATCH', `/api/feedback/comments/${comment.id}`],
    ] as const) {
      const { status, body } = await ada.call(method, path, { content });
      expect([status, body]).toEqual([
        400,
        { success: false, code: 'validation_failed', message, errors: [{ path: 'content', message }] },
      ]);
    }
  });

  it('are 403 for other users, and 429 after 10 in a minute', async () => {
    const { id } = await share(ada);
    const comment = await addComment(bob, id);
    for (const person of [ada, admin]) {
      for (const method of ['PATCH', 'DELETE']) {
        const body = method === 'PATCH' ? { content: 'Mine' } : undefined;
        const answer = await person.call(method, `/api/feedback/comments/${comment.id}`, body);
        expect([answer.status, answer.body]).toEqual([
          403,
          { success: false, code: 'forbidden', message: 'You can change only your own comments.' },
        ]);
      }
    }
    await expectLimit('comment_minute', () =>
      ada.call('POST', `/api/feedback/${id}/comments`, { content: 'More' }),
    );
  });
});

const paths: [string, string, unknown][] = [
  ['PATCH', '/api/feedback/{id}', { title: 'Mine' }],
  ['DELETE', '/api/feedback/{id}', undefined],
  ['POST', '/api/feedback/{id}/vote', { vote_type: 'upvote' }],
  ['DELETE', '/api/feedback/{id}/vote', undefined],
  ['GET', '/api/feedback/{id}/comments', undefined],
  ['POST', '/api/feedback/{id}/comments', { content: 'Me too' }],
  ['PATCH', '/api/feedback/comments/{id}', { content: 'Mine' }],
  ['DELETE', '/api/feedback/comments/{id}', undefined],
];

it.each(paths)('%s %s is 404 for an unknown and a malformed id alike', async (method, path, body) => {
  const ids = [unknownId, ...malformedIds];
  expectIndistinguishable(
    await Promise.all(ids.map((id) => ada.call(method, path.replace('{id}', id), body))),
  );
});

it.each([
  ['GET', '/api/feedback', null],
  ['GET', '/api/feedback/categories', null],
  ['POST', '/api/feedback', null],
  ...paths,
])('%s %s is 401 without a token and with an ended or forged one', async (method, path) => {
  for (const [authorization, code, message] of [
    [undefined, 'not_authenticated', 'Not authenticated'],
    ['Bearer ended', 'session_expired', 'Session expired. Please sign in again.'],
    ['Bearer forged', 'invalid_token', 'Authentication error. Please try again.'],
  ]) {
    const headers = new Headers(authorization ? { authorization } : undefined);
    const answer = await edge.request(path.replace('{id}', unknownId), { method, headers });
    expect([answer.status, answer.body]).toEqual([401, { success: false, code, message }]);
  }
});
