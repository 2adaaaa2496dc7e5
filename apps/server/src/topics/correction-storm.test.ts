import { createCaller, runImport, runSetup, runTopics, type Services } from '@keydence/api';
import { schema } from '@keydence/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formContentType, multipartForm } from '../../testing/multipart-form.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { analyzeKeywords } from './analyze-keywords.ts';

type Api = ReturnType<typeof createCaller>;

const subjects = [
  'burr grinder',
  'moka pot',
  'green tea',
  'french press',
  'milk frother',
  'espresso machine',
];
const askings = ['', 'best', 'manual', 'size'];
const laterAskings = [
  'used',
  'steel',
  'large',
  'cheap',
  'parts',
  'gift',
  'small',
  'black',
  'travel',
  'office',
];

let edge: TestEdge;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge.close());

/** Draws numbers below a limit, the same for the same seed. */
function createDraw(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

interface Row {
  id: number;
  topic: number | null;
}

/** A list that two members correct during runs, imports and kills. */
async function openList() {
  const owner = await edge.signUp();
  const member = await edge.signUp();
  const callerOf = ({ userId, email }: Person): Api =>
    createCaller({
      services: edge.services,
      requestId: 'test',
      caller: { userId, email, sessionId: userId },
    });
  const api = callerOf(owner);
  const { id: workspaceId, domains } = await api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  await edge.services.database.db
    .insert(schema.workspaceMembers)
    .values({ workspaceId, userId: member.userId, role: 'member', createdAt: edge.services.now() });
  const domainId = domains[0]?.id ?? '';
  await runSetup(edge.services, { domainId, run: 1 });
  const [list] = await edge.services.database
    .sql`select list_id as id from tracked_domains where id = ${domainId}`;
  const listId: number = list?.id;
  await api.keywords.addMany({
    domainId,
    keywords: subjects.flatMap((subject) => askings.map((asking) => `${asking} ${subject}`.trim())),
  });
  return { owner, api, other: callerOf(member), domainId, listId };
}

type List = Awaited<ReturnType<typeof openList>>;

async function runAll(
  { api, domainId, listId }: List,
  analysis?: Services['keywordAnalysis'],
): Promise<void> {
  for (let rounds = 0; rounds < 6; rounds += 1) {
    const { run } = await api.topics.status({ domainId });
    if (run?.state !== 'queued') return;
    const services =
      analysis && rounds === 0 ? { ...edge.services, keywordAnalysis: analysis } : edge.services;
    await runTopics(services, { listId, run: run.run }, { isLast: true });
  }
  throw new Error('the runs do not end');
}

/** A run whose process ends in the middle; the queue starts it again. */
async function runKilled({ api, domainId, listId }: List): Promise<void> {
  const { run } = await api.topics.status({ domainId });
  const keywordAnalysis: Services['keywordAnalysis'] = {
    async analyze() {
      throw new Error('killed');
    },
  };
  const job = { listId, run: run?.run ?? 0 };
  await expect(runTopics({ ...edge.services, keywordAnalysis }, job)).rejects.toThrow('killed');
}

async function readState({ listId }: List) {
  const { sql } = edge.services.database;
  const rows = await sql<Row[]>`
    select k.id::int as id, i.topic_id as topic from tracked_keywords k
    left join keyword_insights i on i.list_id = k.list_id and i.keyword_id = k.id where k.list_id = ${listId}`;
  const topics = await sql<
    { id: number; into: number; name: string | null; shown: string; pinned: boolean; size: number }[]
  >`
    select id, coalesce(absorbed_by, id) as into, given_name as name, coalesce(given_name, name) as shown, is_pinned as pinned,
      (select count(*)::int from keyword_insights i where i.list_id = t.list_id and i.topic_id = t.id) as size
    from topics t where list_id = ${listId}`;
  const corrections = await sql`
    select id, kind, topic_id as topic, facts from topic_corrections
    where list_id = ${listId} and undone_at is null order by id`;
  return {
    topicOf: new Map(rows.map(({ id, topic }) => [id, topic])),
    topics: new Map(topics.map((topic) => [topic.id, topic])),
    corrections: [...corrections] as unknown as Correction[],
  };
}

interface Correction {
  id: number;
  kind: string;
  topic: number | null;
  facts: { keywordIds?: number[]; topicId?: number | null; together?: [number, number][] };
}

type State = Awaited<ReturnType<typeof readState>>;

/** What of a member's corrections a run lost. */
function findLost(before: State, after: State): string[] {
  const lost: string[] = [];
  const into = (id: number | null | undefined) => (id == null ? null : (after.topics.get(id)?.into ?? id));
  const moved = new Map<number, Correction>();
  for (const correction of before.corrections) {
    if (correction.kind === 'move' || correction.kind === 'split')
      for (const id of correction.facts.keywordIds ?? []) moved.set(id, correction);
  }
  for (const [id, { kind }] of moved) {
    if (!after.topicOf.has(id)) continue;
    const [was, is] = [into(before.topicOf.get(id)), after.topicOf.get(id) ?? null];
    if (was !== is) lost.push(`${kind} of keyword ${id}: ${was} became ${is}`);
  }
  for (const { id: at, kind, facts } of before.corrections) {
    if (kind !== 'merge') continue;
    for (const [one, other] of facts.together ?? []) {
      const isLater = [one, other].some((id) => (moved.get(id)?.id ?? 0) > at);
      const was = before.topicOf.get(one);
      if (isLater || was == null || was !== before.topicOf.get(other)) continue;
      if (after.topicOf.get(one) !== after.topicOf.get(other))
        lost.push(`merge ${at} of ${one} and ${other}`);
    }
  }
  const names = new Set([...before.topics.values()].flatMap(({ name }) => name ?? []));
  for (const topic of before.topics.values()) {
    if (topic.into !== topic.id || topic.size === 0) continue;
    const now = after.topics.get(into(topic.id) ?? 0);
    // Of two topics with a name that a run makes one, the older name stays.
    if (topic.name !== null && !names.has(now?.shown ?? '')) lost.push(`name ${topic.name} of ${topic.id}`);
    if (topic.name !== null && now?.size === 0) lost.push(`topic ${topic.name} of ${topic.id} is empty`);
    if (!topic.pinned) continue;
    if (!now?.pinned) lost.push(`pin of ${topic.id}`);
    for (const [id, was] of before.topicOf)
      if (was === topic.id && after.topicOf.get(id) !== now?.id)
        lost.push(`keyword ${id} of pinned ${topic.id}`);
  }
  return lost;
}

/** Makes a random correction; those that a rule refuses change nothing. */
async function correct(list: List, api: Api, draw: (limit: number) => number): Promise<void> {
  const { domainId, listId } = list;
  const { topicOf, topics, corrections } = await readState(list);
  const encode = (id: number) => (BigInt(listId) * 2n ** 32n + BigInt(id)).toString();
  const live = [...topics.values()].filter(({ size }) => size > 0).map(({ id }) => id);
  const pick = <T>(all: readonly T[]): T => all[draw(all.length)] as T;
  const keywords = [...topicOf.keys()];
  const topic = pick(live);
  const members = keywords.filter((id) => topicOf.get(id) === topic);
  const ways: readonly (() => Promise<unknown>)[] = [
    () =>
      api.topics.moveKeywords({
        domainId,
        keywordIds: [pick(keywords), pick(keywords)].map(encode),
        topicId: encode(topic),
      }),
    () => api.topics.moveKeywords({ domainId, keywordIds: [encode(pick(keywords))], topicId: null }),
    () => api.topics.merge({ domainId, topicId: encode(topic), absorbedIds: [encode(pick(live))] }),
    () =>
      api.topics.split({
        domainId,
        topicId: encode(topic),
        keywordIds: [encode(pick(members))],
        name: `Part ${draw(99)}`,
      }),
    () => api.topics.split({ domainId, topicId: encode(topic), keywordIds: members.slice(0, 2).map(encode) }),
    () => api.topics.rename({ domainId, topicId: encode(topic), name: `Name ${draw(99)}` }),
    () => api.topics.pin({ domainId, topicId: encode(topic), isPinned: draw(3) > 0 }),
    () =>
      corrections.length === 0
        ? Promise.resolve()
        : api.topics.undo({ domainId, correctionId: encode(pick(corrections).id) }),
  ];
  await pick(ways)().catch(
    (error: { code?: string; appError?: { code: string }; cause?: { code?: string } }) => {
      const code = error.cause?.code ?? error.code;
      if (!['not_found', 'conflict', 'validation_failed'].includes(String(code).toLowerCase())) throw error;
    },
  );
}

const steps = 3;

it.each([1, 2, 3, 4])(
  'loses no correction of two members among runs, imports and kills, storm %i',
  async (seed) => {
    const list = await openList();
    const { api, other, domainId, owner } = list;
    const draw = createDraw(seed * 7_919);
    await runAll(list);
    for (let step = 0; step < steps; step += 1) {
      if (draw(3) === 0) await Promise.all([correct(list, api, draw), correct(list, other, draw)]);
      else await correct(list, api, draw);
      const way = draw(6);
      if (way > 3) continue;
      if (way === 0) await addKeywords();
      else if (way === 1) await importKeywords();
      else await api.topics.rebuild({ domainId });
      let before = await readState(list);
      if (way === 2) await runKilled(list);
      // A member corrects while the run computes.
      const analyze: Services['keywordAnalysis']['analyze'] = async (input, run) => {
        await correct(list, other, draw);
        before = await readState(list);
        return analyzeKeywords(input, run);
      };
      await runAll(list, way === 3 ? { analyze } : undefined);
      expect(findLost(before, await readState(list)), `after step ${step}`).toEqual([]);
    }

    function newKeywords(): string[] {
      const asking = laterAskings[draw(laterAskings.length)];
      return subjects.slice(0, 1 + draw(subjects.length)).map((subject) => `${asking} ${subject}`);
    }
    async function addKeywords() {
      await api.keywords.addMany({ domainId, keywords: newKeywords() });
    }
    async function importKeywords() {
      const rows = newKeywords().map((text, place) => `${text},${place},${50 + place},1%,8`);
      const text = ['Top queries,Clicks,Impressions,CTR,Position', ...rows].join('\n');
      const path = `/api/seo/domains/${domainId}/imports`;
      const uploaded = await edge.request(path, {
        method: 'POST',
        headers: { authorization: `Bearer ${owner.userId}`, 'content-type': formContentType },
        body: ReadableStream.from(
          multipartForm({ field: 'file', content: new TextEncoder().encode(text), fileName: 'Queries.csv' }),
        ),
        duplex: 'half',
      } as RequestInit);
      const { id: importId } = uploaded.body.data as { id: string };
      expect((await owner.call('POST', `${path}/${importId}/start`, {})).status).toBe(200);
      await runImport(edge.services, { importId }, { isLast: true });
    }
  },
);
