import { maxNotifications } from '@keydence/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { joinWorkspace } from '../../testing/join-workspace.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';

const start = Date.parse('2026-11-22T12:00:00Z');
let now = new Date(start);
let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let workspaceId: string;
let domainId: string;
beforeAll(async () => {
  services = await createTestServices({ now: () => now });
});
afterAll(() => services.database.close());
beforeEach(async () => {
  now = new Date(start);
  person = await signIn(services);
  const { id, domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  workspaceId = id;
  domainId = domains[0]?.id ?? '';
});

const ago = (minutes: number) => new Date(start - minutes * 60_000).toISOString();
const days = 24 * 60;

/** Records a change of the site, the simplest event. Returns the id of its notification. */
async function addEvent(minutes: number, text = 'Redesign', of = domainId): Promise<string> {
  const [row] = await services.database.sql<{ id: string }[]>`
    insert into site_changes (id, domain_id, changed_on, text, created_at)
    values (gen_random_uuid(), ${of}, '2026-11-08', ${text}, ${ago(minutes)}) returning id`;
  return `site_change:${row?.id}`;
}

/** What two competitors published and rewrote; a page of a deleted one does not count. */
async function addPublications(listId: number, minutes: number): Promise<void> {
  const { sql } = services.database;
  for (const [name, kinds, isDeleted] of [
    ['roaster.com', ['new', 'rewritten'], false],
    ['grinder.com', ['new'], false],
    ['gone.com', ['new'], true],
  ] as const) {
    const id = services.newId();
    await sql`
      insert into competitors (list_id, id, domain_name, display_name, deleted_at)
      values (${listId}, ${id}, ${name}, ${name}, ${isDeleted ? ago(0) : null})`;
    await sql`
      insert into radar_sites (list_id, competitor_id, state, queued_at, next_at)
      values (${listId}, ${id}, 'done', now(), now())`;
    for (const kind of kinds) {
      await sql`
        insert into radar_publications (list_id, competitor_id, poll, hash, kind, address, found_at, is_from_feed)
        values (${listId}, ${id}, 1, ${kind}, ${kind}, ${`https://${name}/${kind}`}, ${ago(minutes)}, true)`;
    }
  }
}

const list = (api = person.api) => api.notifications.list({ domainId });
const unreadIds = async (api = person.api) =>
  (await list(api)).data.filter(({ isRead }) => !isRead).map(({ id }) => id);
const countUnread = async (api = person.api) => (await api.notifications.countUnread({ domainId })).unread;

describe('the list', () => {
  it('has the rows of every source, newest first, with the sentence of each', async () => {
    const { sql } = services.database;
    const [keywords] = await sql<{ id: number }[]>`
      insert into keyword_lists (domain_id, location_code, language_code)
      values (${domainId}, 2840, 'en') returning id`;
    const listId = keywords?.id ?? 0;
    const [event] = await sql<{ id: string }[]>`
      insert into alert_events (id, domain_id, list_id, list_version, day, fired_at, rule_name, summary, set_name,
        kind, moved, compared, failed, unknown, sample)
      values (gen_random_uuid(), ${domainId}, ${listId}, 1, '2026-11-22', ${ago(1)}, 'Drops',
        '7 keywords dropped by 3 places or more', 'All keywords', 'dropped', 7, 9, 0, 0, '[]') returning id`;
    await sql`
      insert into refresh_runs (list_id, kind, run, state, figures, message, finished_at) values
        (${listId}, 'rankings', 1, 'failed', null, 'The budget is used up.', ${ago(2)}),
        (${listId}, 'keywords', 1, 'done', '{"added": 2, "updated": 1}', null, ${ago(3)}),
        (${listId}, 'keywords', 2, 'running', null, null, null)`;
    await sql`
      insert into import_runs (id, domain_id, location_code, language_code, file_name, content_hash, state,
        preview, total, message, finished_at)
      select gen_random_uuid(), ${domainId}, 2840, 'en', 'keywords.csv', '', state, '{}', 3, message, ${ago(4)}
      from (values ('failed', 'No table.'), ('cancelled', null), ('previewed', null)) runs (state, message)`;
    const [site] = await sql<
      { id: number }[]
    >`insert into sites (domain_id) values (${domainId}) returning id`;
    await sql`
      insert into crawl_runs (site_id, run, state, read_count, finished_at) values
        (${site?.id ?? 0}, 1, 'done', 240, ${ago(5)}), (${site?.id ?? 0}, 2, 'cancelled', 9, ${ago(5)})`;
    await sql`
      insert into rhythm_runs (domain_id, run, state, due_at, started_at, finished_at, attempt, message) values
        (${domainId}, 7, 'done', ${ago(9)}, ${ago(9)}, ${ago(6)}, 1, null),
        (${domainId}, 8, 'waiting', ${ago(7)}, ${ago(7)}, null, 1, null)`;
    await sql`
      update domain_setups set state = 'failed', message = 'No answer.', finished_at = ${ago(8)}
      where domain_id = ${domainId}`;
    await addMove(listId, { worked: 2, too_early: 1 }, 10);
    await addEvent(11);
    await addPublications(listId, 12);
    const { data, running } = await list();
    expect(running).toMatchObject([{ kind: 'keyword_refresh', title: 'Keyword refresh is running' }]);
    expect(data.map(({ title, detail, state }) => [title, detail, state])).toEqual([
      ['7 keywords dropped by 3 places or more', 'Alert “Drops” · All keywords', 'information'],
      ['Rank check failed', 'The budget is used up.', 'failed'],
      ['Keyword refresh finished', '2 keywords added, 1 updated', 'information'],
      ['Import failed', 'keywords.csv: No table.', 'failed'],
      ['Site crawl finished', '240 addresses read', 'information'],
      ['New report ready', 'The scheduled run has finished.', 'information'],
      ['Your next report needs a newer export', 'Import an export with newer numbers.', 'needs_you'],
      ['Setup failed', 'No answer.', 'needs_you'],
      ['Review ready: 2 verdicts', '2 worked', 'information'],
      ['Site change recorded', 'Nov 8, 2026: Redesign', 'information'],
      ['Competitors published 2 pages', '2 sites, 1 page rewritten', 'information'],
    ]);
    expect(data[0]?.target).toEqual({ section: 'alerts', eventId: event?.id, importId: null });
    expect(data[0]?.at).toEqual(new Date(ago(1)));
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
    expect(await countUnread()).toBe(11);
  });

  it('leaves the setup out that a run of the schedule has a row for', async () => {
    const { sql } = services.database;
    await sql`update domain_setups set state = 'ready', finished_at = ${ago(1)} where domain_id = ${domainId}`;
    await sql`
      insert into rhythm_runs (domain_id, run, state, due_at, started_at, finished_at, attempt)
      values (${domainId}, 1, 'done', ${ago(9)}, ${ago(9)}, ${ago(1)}, 1)`;
    expect((await list()).data.map(({ kind }) => kind)).toEqual(['report']);
  });

  it('ends after 30 days and after 500 notifications', async () => {
    await addEvent(30 * days);
    await addEvent(30 * days + 1);
    expect((await list()).data).toHaveLength(1);
    await services.database.sql`
      insert into site_changes (id, domain_id, changed_on, text, created_at)
      select gen_random_uuid(), ${domainId}, '2026-11-08', 'Change', ${ago(5)} from generate_series(1, 600)`;
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await person.api.notifications.list({ domainId, cursor });
      expect(page).toMatchObject({ unread: maxNotifications });
      ids.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(ids).size).toBe(maxNotifications);
  });

  it('makes a new notification when a day of the review gets another verdict', async () => {
    const [keywords] = await services.database.sql<{ id: number }[]>`
      insert into keyword_lists (domain_id, location_code, language_code)
      values (${domainId}, 2840, 'en') returning id`;
    await addMove(keywords?.id ?? 0, { worked: 1 }, 30);
    await person.api.notifications.markRead({ domainId, ids: (await list()).data.map(({ id }) => id) });
    expect(await countUnread()).toBe(0);
    await addMove(keywords?.id ?? 0, { fell: 1 }, 20);
    expect((await list()).data).toMatchObject([{ title: 'Review ready: 2 verdicts', isRead: false }]);
  });
});

describe('unfinished work', () => {
  it('is listed on the first page with its progress, and not counted', async () => {
    const { sql } = services.database;
    const [keywords] = await sql<{ id: number }[]>`
      insert into keyword_lists (domain_id, location_code, language_code)
      values (${domainId}, 2840, 'en') returning id`;
    const listId = keywords?.id ?? 0;
    await sql`
      update domain_setups set state = 'setting_up', step = 'gaps', steps_done = 4, message = 'Finding gaps…'
      where domain_id = ${domainId}`;
    await sql`
      insert into refresh_runs (list_id, kind, run, state, done, total) values
        (${listId}, 'rankings', 1, 'running', 30, 40), (${listId}, 'keywords', 1, 'queued', 0, null)`;
    await sql`
      insert into import_runs (id, domain_id, location_code, language_code, file_name, content_hash, state,
        preview, done, total)
      values (gen_random_uuid(), ${domainId}, 2840, 'en', 'keywords.csv', '', 'running', '{}', 500, 2000)`;
    const [site] = await sql<
      { id: number }[]
    >`insert into sites (domain_id) values (${domainId}) returning id`;
    await sql`
      insert into crawl_runs (site_id, run, state, read_count, found_count)
      values (${site?.id ?? 0}, 1, 'running', 12, 48)`;
    await sql`insert into topic_runs (list_id, run, kind, state) values (${listId}, 1, 'full', 'running')`;
    await sql`insert into move_runs (list_id, run, state, progress) values (${listId}, 1, 'running', 0.5)`;
    await addEvent(1);
    await addEvent(2);
    const first = await person.api.notifications.list({ domainId, limit: 1 });
    expect(first.running.map(({ title, detail, progress }) => [title, detail, progress])).toEqual([
      ['Setup is running', 'Finding gaps…', 0.5],
      ['Keyword refresh is waiting', null, null],
      ['Rank check is running', '30 of 40', 0.75],
      ['Import is running', 'keywords.csv · 500 of 2,000', 0.25],
      ['Site crawl is running', '12 of 48', 0.25],
      ['Topic grouping is running', null, null],
      ['Search for moves is running', null, 0.5],
    ]);
    expect(first.unread).toBe(2);
    const cursor = first.nextCursor ?? undefined;
    expect((await person.api.notifications.list({ domainId, limit: 1, cursor })).running).toEqual([]);
  });
});

describe('muted kinds', () => {
  it('are neither listed nor counted for the member, and keep their marks', async () => {
    const id = await addEvent(1);
    const viewer = await joinWorkspace(services, workspaceId, 'viewer');
    const mute = (kinds: ('site_change' | 'crawl')[]) => viewer.api.notifications.mute({ domainId, kinds });
    expect(await mute(['site_change', 'crawl'])).toEqual({
      unread: 0,
      mutedKinds: ['site_change', 'crawl'],
    });
    expect(await list(viewer.api)).toMatchObject({
      data: [],
      unread: 0,
      mutedKinds: ['site_change', 'crawl'],
    });
    await viewer.api.notifications.markRead({ domainId, ids: [id] });
    expect(await mute(['crawl'])).toEqual({ unread: 1, mutedKinds: ['crawl'] });
    expect([await unreadIds(viewer.api), await unreadIds()]).toEqual([[id], [id]]);
  });

  it('never include those that need a member', async () => {
    const failure = await failureOf(person.api.notifications.mute({ domainId, kinds: ['setup' as 'crawl'] }));
    expect(failure.code).toBe('validation_failed');
  });
});

describe('marks', () => {
  it('belong to the member, also to a viewer', async () => {
    const id = await addEvent(1);
    const viewer = await joinWorkspace(services, workspaceId, 'viewer');
    expect(await viewer.api.notifications.markRead({ domainId, ids: [id] })).toEqual({
      unread: 0,
      markedIds: [id],
    });
    expect([await countUnread(viewer.api), await countUnread()]).toEqual([0, 1]);
    expect(await viewer.api.notifications.markUnread({ domainId, ids: [id] })).toMatchObject({ unread: 1 });
  });

  it('are all kept when two tabs mark at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, (_one, minute) => addEvent(minute)));
    await Promise.all(ids.map((id) => person.api.notifications.markRead({ domainId, ids: [id] })));
    expect(await countUnread()).toBe(0);
  });

  it('of the whole list are undone by its ids', async () => {
    const ids = [await addEvent(1), await addEvent(2 * days)];
    const { markedIds, unread } = await person.api.notifications.markAllRead({
      domainId,
      seen: (await list()).seen,
    });
    expect([markedIds, unread]).toEqual([ids, 0]);
    expect(await person.api.notifications.markUnread({ domainId, ids: markedIds })).toMatchObject({
      unread: 2,
    });
    expect(await unreadIds()).toEqual(ids);
  });

  it('of the whole list leave an event unread that arrives before the mark', async () => {
    await addEvent(5);
    const { seen } = await list();
    now = new Date(start + 60_000);
    const late = await addEvent(-1);
    await person.api.notifications.markAllRead({ domainId, seen });
    expect(await unreadIds()).toEqual([late]);
  });

  it('of the whole list leave an event unread whose transaction was open at the time of the list', async () => {
    await addEvent(5);
    let late = '';
    let seen = '';
    await services.database.sql.begin(async (tx) => {
      const [row] = await tx<{ id: string }[]>`
        insert into site_changes (id, domain_id, changed_on, text, created_at)
        values (gen_random_uuid(), ${domainId}, '2026-11-08', 'Late', ${ago(7)}) returning id`;
      late = `site_change:${row?.id}`;
      ({ seen } = await list());
    });
    await person.api.notifications.markAllRead({ domainId, seen });
    expect(await unreadIds()).toEqual([late]);
  });

  it('refuses a list that is none', async () => {
    const mark = person.api.notifications.markAllRead({ domainId, seen: 'yesterday' });
    expect(await failureOf(mark)).toMatchObject({ code: 'validation_failed' });
  });
});

describe('another workspace', () => {
  it('neither lists nor marks', async () => {
    const id = await addEvent(1);
    const { api } = await signIn(services);
    for (const call of [
      () => api.notifications.list({ domainId }),
      () => api.notifications.countUnread({ domainId }),
      () => api.notifications.markRead({ domainId, ids: [id] }),
      () => api.notifications.markUnread({ domainId, ids: [id] }),
      () => api.notifications.markAllRead({ domainId, seen: '1' }),
    ])
      expect(await failureOf(call())).toMatchObject({ code: 'not_found' });
  });

  it('has no effect by an id of one of its notifications', async () => {
    const other = await signIn(services);
    const { domains } = await other.api.workspaces.create({ name: 'Other', domainUrl: 'other.com' });
    const theirs = await addEvent(1, 'Redesign', domains[0]?.id ?? '');
    await addEvent(1);
    expect(await person.api.notifications.markRead({ domainId, ids: [theirs] })).toEqual({
      unread: 1,
      markedIds: [],
    });
  });
});

it.each(['tracked_domains', 'identity.users'])('goes with its row of %s', async (table) => {
  const id = await addEvent(1);
  const member = await joinWorkspace(services, workspaceId);
  await member.api.notifications.markRead({ domainId, ids: [id] });
  const { sql } = services.database;
  const key = table === 'identity.users' ? member.userId : domainId;
  await sql`delete from ${sql(table)} where id = ${key}`;
  expect(await sql`select 1 from notification_readers where domain_id = ${domainId}`).toHaveLength(0);
});

it('goes with the membership', async () => {
  const id = await addEvent(1);
  const member = await joinWorkspace(services, workspaceId);
  await member.api.notifications.markRead({ domainId, ids: [id] });
  await person.api.members.delete({ workspaceId, userId: member.userId });
  const rows = await services.database
    .sql`select 1 from notification_readers where user_id = ${member.userId}`;
  expect(rows).toHaveLength(0);
});

/** A done move with judgements. */
async function addMove(listId: number, verdicts: Record<string, number>, minutes: number): Promise<void> {
  for (const [verdict, count] of Object.entries(verdicts))
    await services.database.sql`
      with made as (
        insert into moves (list_id, id, identity, verb, state, causes, title, pages, sentence, reason, evidence,
          triggers, confidence, effort_hours, findings, facts_on, seen_run, proposed_at)
        select ${listId}, gen_random_uuid(), gen_random_uuid()::text, 'update', 'judged', '[]', '', '[]', '', '',
          '{}', '[]', 'low', 1, '[]', '2026-10-01', 1, now() from generate_series(1, ${count}::int)
        returning id)
      insert into move_judgements (list_id, move_id, days, verdict, control_count, judged_on, judged_at)
      select ${listId}, id, 28, ${verdict}, 0, '2026-11-22', ${ago(minutes)} from made`;
}
