import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { shareFeedback } from '../../testing/share-feedback.ts';
import { callAnonymously, failureOf, signIn } from '../../testing/sign-in.ts';
import { findDrift } from './find-drift.ts';

type Person = Awaited<ReturnType<typeof signIn>>;

let services: TestServices;
let author: Person;
let voter: Person;
let admin: Person;

beforeAll(async () => {
  services = await createTestServices();
  author = await signIn(services);
  voter = await signIn(services);
  admin = await signIn(services, 'admin@keydence.example');
});
beforeEach(() => {
  services.sentMails.length = 0;
});
afterAll(async () => {
  expect(await findDrift(services.database)).toEqual([]);
  await services.database.close();
});

const receivers = () => services.sentMails.map(({ to }) => to).sort();
const emails = (...people: Person[]) => people.map(({ email }) => email).sort();
const tokenOf = (url = '') => new URL(url).searchParams.get('token') ?? '';

async function shareVoted(title = 'Dark mode', voters = [voter]) {
  const { id: feedbackId } = await shareFeedback(author.api, { title });
  for (const { api } of voters) await api.feedback.vote({ feedbackId });
  return feedbackId;
}

describe('a new status', () => {
  it('is sent to the author and the voters, except the person setting it', async () => {
    const feedbackId = await shareVoted('Dark mode', [voter, admin]);
    await admin.api.feedback.update({ feedbackId, status: 'planned' });
    expect(receivers()).toEqual(emails(author, voter));
    const [mail] = services.sentMails;
    expect(mail).toMatchObject({ subject: 'Planned: Dark mode' });
    expect(mail?.text).toContain('The status of “Dark mode” on the Feedback Board is now: Planned.');
    expect(mail?.text).toContain(`/dashboard?section=feedback-board&item=${feedbackId}`);
  });

  it('is sent once to an author with a vote', async () => {
    const feedbackId = await shareVoted('Dark mode', [author]);
    await admin.api.feedback.update({ feedbackId, status: 'completed' });
    expect(receivers()).toEqual(emails(author));
  });

  it('is not sent if it equals the old one', async () => {
    const feedbackId = await shareVoted();
    await admin.api.feedback.update({ feedbackId, status: 'under_review' });
    expect(receivers()).toEqual([]);
  });

  it('cannot add lines to the header of an e-mail, nor markup to its body', async () => {
    const feedbackId = await shareVoted('Dark\r\nBcc: eve@evil.example\u2028<img src=x>');
    await admin.api.feedback.update({ feedbackId, status: 'planned' });
    for (const { subject, html } of services.sentMails) {
      expect(subject).toBe('Planned: Dark Bcc: eve@evil.example <img src=x>');
      expect(html).not.toContain('<img');
    }
  });

  it('reaches every one of many voters, in batches', async () => {
    const feedbackId = await shareVoted();
    const { sql } = services.database;
    await sql`insert into identity.users (id, email)
      select gen_random_uuid(), 'crowd' || n || '@people.example' from generate_series(1, 1001) n`;
    await sql`insert into feedback_votes (feedback_id, user_id)
      select ${feedbackId}, id from identity.users where email like 'crowd%'`;
    await sql`update feedback set upvotes_count = upvotes_count + 1001 where id = ${feedbackId}`;
    await admin.api.feedback.update({ feedbackId, status: 'planned' });
    expect(receivers()).toHaveLength(1003);
    expect(new Set(receivers()).size).toBe(1003);
    expect(new Set(services.sentMails.map(({ unsubscribeUrl }) => unsubscribeUrl)).size).toBe(1003);
    await sql`delete from identity.users where email like 'crowd%'`;
    expect(await findDrift(services.database)).toEqual([]);
  });
});

describe('e-mails about feedback', () => {
  it('are on by default, and can be turned off and on', async () => {
    expect(await voter.api.feedback.getNotices()).toEqual({ isOn: true });
    const feedbackId = await shareVoted();
    expect(await voter.api.feedback.setNotices({ isOn: false })).toEqual({ isOn: false });
    await admin.api.feedback.update({ feedbackId, status: 'planned' });
    expect(receivers()).toEqual(emails(author));
    await voter.api.feedback.setNotices({ isOn: true });
    await admin.api.feedback.update({ feedbackId, status: 'in_progress' });
    expect(receivers()).toEqual(emails(author, author, voter));
  });

  it('carry an unsubscribe link that needs no session and works repeatedly', async () => {
    const feedbackId = await shareVoted();
    await admin.api.feedback.update({ feedbackId, status: 'planned' });
    const mail = services.sentMails.find(({ to }) => to === voter.email);
    const token = tokenOf(mail?.unsubscribeUrl);
    for (let time = 0; time < 2; time += 1) {
      await callAnonymously(services).feedback.unsubscribe({ token });
      expect(await voter.api.feedback.getNotices()).toEqual({ isOn: false });
    }
    expect(await author.api.feedback.getNotices()).toEqual({ isOn: true });
    await voter.api.feedback.setNotices({ isOn: true });
  });

  it('are not ended by a forged link', async () => {
    const feedbackId = await shareVoted();
    await admin.api.feedback.update({ feedbackId, status: 'planned' });
    const token = tokenOf(services.sentMails[0]?.unsubscribeUrl);
    const bytes = Buffer.from(token, 'base64url');
    const forOther = Buffer.concat([
      Buffer.from(voter.userId.replaceAll('-', ''), 'hex'),
      bytes.subarray(16).map((byte) => byte ^ 1),
    ]).toString('base64url');
    services.counted.length = 0;
    for (const wrong of ['', 'x', forOther, `${token}A`, `${token}=`, token.slice(1), voter.userId]) {
      const { code, message } = await failureOf(
        callAnonymously(services).feedback.unsubscribe({ token: wrong }),
      );
      expect({ code, message }).toEqual({ code: 'not_found', message: 'Not found' });
    }
    expect(services.counted).toHaveLength(7);
    expect(await voter.api.feedback.getNotices()).toEqual({ isOn: true });
  });
});

describe('merging', () => {
  it('requires an admin', async () => {
    const [feedbackId, intoId] = [await shareVoted(), await shareVoted()];
    expect(await failureOf(author.api.feedback.merge({ feedbackId, intoId }))).toMatchObject({
      code: 'forbidden',
      message: 'Only an admin can merge feedback.',
    });
  });

  it('counts each voter once, moves the comments, and leaves a pointer', async () => {
    const feedbackId = await shareVoted('Night mode', [voter, author]);
    const intoId = await shareVoted('Dark mode', [voter, admin]);
    for (const id of [feedbackId, intoId]) {
      await voter.api.feedback.addComment({ feedbackId: id, content: `on ${id}` });
    }
    const merged = await admin.api.feedback.merge({ feedbackId, intoId });
    expect(merged).toMatchObject({ id: intoId, upvotesCount: 3, commentsCount: 2, mergedIntoId: null });
    expect(await voter.api.feedback.listComments({ feedbackId: intoId })).toHaveLength(2);
    expect(await voter.api.feedback.get({ feedbackId })).toMatchObject({
      mergedIntoId: intoId,
      upvotesCount: 0,
      userVote: null,
      commentsCount: 0,
    });
    const { data } = await voter.api.feedback.list({ limit: 100 });
    expect(data.map(({ id }) => id)).not.toContain(feedbackId);
    const similar = await voter.api.feedback.listSimilar({ title: 'Night' });
    expect(similar.map(({ id }) => id)).not.toContain(feedbackId);
    expect(receivers()).toEqual(emails(author, voter));
    expect(services.sentMails[0]).toMatchObject({ subject: 'Merged: Night mode' });
    expect(services.sentMails[0]?.text).toContain(`item=${intoId}`);
  });

  it('notifies the authors of merged items of the status too', async () => {
    const feedbackId = await shareVoted('Night mode', []);
    const { id: intoId } = await shareFeedback(voter.api);
    await admin.api.feedback.merge({ feedbackId, intoId });
    services.sentMails.length = 0;
    await admin.api.feedback.update({ feedbackId: intoId, status: 'planned' });
    expect(receivers()).toEqual(emails(author, voter));
  });

  it('points from each merged item to the last target', async () => {
    const [first, second, third] = [await shareVoted(), await shareVoted(), await shareVoted()];
    await admin.api.feedback.merge({ feedbackId: first, intoId: second });
    await admin.api.feedback.merge({ feedbackId: second, intoId: third });
    for (const feedbackId of [first, second]) {
      expect((await voter.api.feedback.get({ feedbackId })).mergedIntoId).toBe(third);
    }
    expect((await voter.api.feedback.get({ feedbackId: third })).upvotesCount).toBe(1);
    await author.api.feedback.delete({ feedbackId: third });
    expect(await voter.api.feedback.get({ feedbackId: first })).toMatchObject({
      mergedIntoId: null,
      upvotesCount: 0,
    });
  });

  it('is refused into the same item, into unknown ones, and for merged ones', async () => {
    const [feedbackId, intoId] = [await shareVoted(), await shareVoted()];
    const { merge, vote, addComment, update } = admin.api.feedback;
    expect(await failureOf(merge({ feedbackId, intoId: feedbackId.toUpperCase() }))).toMatchObject({
      code: 'validation_failed',
      message: 'Choose another item to merge into.',
    });
    for (const unknown of ['x', admin.userId]) {
      const merging = merge({ feedbackId, intoId: unknown });
      expect(await failureOf(merging)).toMatchObject({ code: 'not_found' });
    }
    await merge({ feedbackId, intoId });
    const refusal = { code: 'conflict', message: 'This feedback was merged into another item.' };
    for (const call of [
      () => merge({ feedbackId, intoId }),
      () => merge({ feedbackId: intoId, intoId: feedbackId }),
      () => vote({ feedbackId }),
      () => addComment({ feedbackId, content: 'Late' }),
      () => update({ feedbackId, status: 'planned' }),
    ]) {
      expect(await failureOf(call())).toMatchObject(refusal);
    }
  });
});
