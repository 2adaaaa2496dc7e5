import { finishRuns, runSetup } from '@keydence/api';
import { gainRange, gainSpeech, gainText, moveName, moveState, moveVerb } from '@keydence/domain';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Person } from '../../testing/start-edge.ts';
import { type KeyEdge, startKeyEdge } from '../../testing/start-key-edge.ts';
import { storeMoves } from '../../testing/store-moves.ts';
import { type Listener, listen } from '../http/listen.ts';
import { mcpPath } from '../mcp/mcp-routes.ts';

let keys: KeyEdge;
let listener: Listener;
let client: Client;
let ada: Person;
let companyId: string;
let domainId: string;
let origin: string;
let token: string;
let moveId: string;
let keyword: string;

/** A site with moves, and the two-week run with its report, ideas and e-mail. */
beforeAll(async () => {
  keys = await startKeyEdge();
  const { edge } = keys;
  const { services } = edge;
  ada = await edge.signUp();
  const made = await keys.asPerson(ada).workspaces.create({ name: 'Brew', domainUrl: 'brewlane.example' });
  companyId = made.id;
  domainId = made.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  [moveId = ''] = await storeMoves(services, domainId);
  const [tracked] = await services.database.sql<{ text: string }[]>`
    update moves m set main_query = k.keyword_text from (
      select k.list_id, k.keyword_text from tracked_keywords k join tracked_domains d on d.list_id = k.list_id
      where d.id = ${domainId} and k.search_volume is not null order by k.search_volume desc limit 1) k
    where m.list_id = k.list_id and m.id = ${moveId} returning k.keyword_text as text`;
  keyword = tracked?.text ?? '';
  await keys.asPerson(ada).schedules.run({ domainId });
  const job = edge.sentJobs.at(-1);
  if (!job) throw new Error('no run was started');
  await runSetup(services, job);
  await finishRuns(services);
  listener = await listen({ host: '127.0.0.1', port: 0, fetch: edge.app.fetch });
  origin = `http://127.0.0.1:${listener.port}`;
  ({ token } = await keys.createKey(ada));
  client = await connect();
}, 90_000);
afterAll(async () => {
  await client.close();
  keys.edge.ending.abort();
  await listener.drain();
  await keys.close();
});

async function connect(): Promise<Client> {
  const made = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(origin + mcpPath), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  await made.connect(transport as Transport);
  return made;
}

async function call(path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.status, path).toBe(200);
  return response.json();
}

async function read<Data>(schema: z.ZodType<Data>, path: string): Promise<Data> {
  const body = z.record(z.string(), z.unknown()).parse(await call(path));
  return schema.parse(body.data ?? body);
}

async function use<Data>(schema: z.ZodType<Data>, name: string, input: object = {}): Promise<Data> {
  const { content } = await client.callTool({ name, arguments: { domain_id: domainId, ...input } });
  const data = (content as { text: string }[])[1]?.text ?? '';
  return schema.parse(JSON.parse(/^<data>(.*)<\/data>$/.exec(data)?.[1] ?? 'null'));
}

/** A row that may be about a move: one of moves, of keywords, or of pieces. */
const row = z.object({
  gain: gainRange.nullable(),
  move: z.object({ id: z.string(), state: moveState }).nullish(),
  keyword: z.string().optional(),
  keyword_text: z.string().optional(),
  id: z.string().optional(),
});
const rows = z.array(row);
const count = z.object({ value: z.number() });
const overviewData = z.object({
  opportunities_from: z.string(),
  metrics: z.object({ keyword_opportunities: count, content_pieces_generated: count }),
  top_keyword_opportunities: rows,
  content_pipeline: rows,
});
const reportData = z.object({
  opportunities: rows,
  aiInsights: z.object({
    priority_actions: z.array(
      z.object({ action: z.string(), rationale: z.string(), quantifiable_impact: z.string() }),
    ),
  }),
});
const readOverview = () =>
  read(overviewData, `/api/seo/dashboard/overview/${companyId}?domain_id=${domainId}`);
const readReport = () => read(reportData, `/api/seo/reports?domain_id=${domainId}`);
const readMoves = () => read(rows, `/api/seo/moves?domain_id=${domainId}`);

/** How a surface has the move: its gain as text, of the one row about it. */
function gainIn(shown: z.infer<typeof rows>): string {
  const own = shown.filter(
    ({ move, id, keyword_text, keyword: text }) =>
      move?.id === moveId || id === moveId || (keyword_text ?? text) === keyword,
  );
  expect(own).toHaveLength(1);
  return own[0]?.gain ? gainText(own[0].gain) : '–';
}

it('a move has one gain and one name on every surface', async () => {
  const of = `domain_id=${domainId}`;
  const told = z.object({ gain: gainRange, verb: moveVerb, title: z.string(), sentence: z.string() });
  const move = await read(told, `/api/seo/moves/${moveId}?${of}`);
  const figure = gainText(move.gain);
  const name = moveName(move);
  const overview = await readOverview();
  const report = await readReport();
  const plan = await read(z.object({ planned: rows }), `/api/seo/moves/plan?${of}`);
  const list = await use(z.object({ moves: rows }), 'list_moves');
  const section = { section: 'opportunities' };
  const gains = {
    dashboard: gainIn(overview.top_keyword_opportunities),
    pipeline: gainIn(overview.content_pipeline),
    plan: gainIn(plan.planned),
    moves: gainIn(await readMoves()),
    report: gainIn(report.opportunities),
    board: gainIn(await read(rows, `/api/seo/content-plan?${of}&limit=100`)),
    tool: gainIn(list.moves),
    reportTool: gainIn((await use(z.object({ opportunities: rows }), 'get_report', section)).opportunities),
  };
  expect(gains).toEqual(Object.fromEntries(Object.keys(gains).map((surface) => [surface, figure])));
  const [action] = report.aiInsights.priority_actions;
  expect(action).toMatchObject({ action: name, rationale: move.sentence });
  expect(action?.quantifiable_impact.toLowerCase()).toContain(gainSpeech(move.gain));
  const text = keys.edge.sentMails.find((mail) => mail.text.includes('Your next two weeks'))?.text ?? '';
  expect(text).toContain(`- ${name}: more visits a month ${figure}`);
  expect(text).toMatch(
    new RegExp(`\\(${keyword}\\): more visits a month to the page, expected ${figure.replace('+', '\\+')}`),
  );
});

it('the opportunities are the moves, wherever they are counted', async () => {
  const overview = await readOverview();
  const moves = await readMoves();
  expect(overview.opportunities_from).toBe('moves');
  expect(overview.metrics.keyword_opportunities.value).toBe(moves.length);
  const summarized = z.object({
    summary: z.object({ keywordOpportunities: z.object({ current: z.number() }) }),
  });
  const { summary } = summarized.parse(await call(`/api/seo/competitors?domain_id=${domainId}`));
  expect(summary.keywordOpportunities.current).toBe(moves.length);
  expect(overview.top_keyword_opportunities.map(({ move }) => move?.id)).toEqual(moves.map(({ id }) => id));
});

it('accepting the move, and taking it back, generates no piece, and every row has its new state', async () => {
  const countPieces = async () => (await readOverview()).metrics.content_pieces_generated.value;
  const stateIn = async () => {
    const { top_keyword_opportunities: top, content_pipeline: pipeline } = await readOverview();
    const { opportunities } = await readReport();
    return [top, pipeline, opportunities].map(
      (shown) => shown.find(({ move }) => move?.id === moveId)?.move?.state,
    );
  };
  const before = await countPieces();
  expect(await stateIn()).toEqual(['proposed', 'proposed', 'proposed']);
  await call('/api/seo/moves/accept', { domain_id: domainId, move_ids: [moveId] });
  expect(await stateIn()).toEqual(['accepted', 'accepted', 'accepted']);
  expect(await countPieces()).toBe(before);
  await call('/api/seo/moves/restore', { domain_id: domainId, move_ids: [moveId] });
  expect(await stateIn()).toEqual(['proposed', 'proposed', 'proposed']);
  expect(await countPieces()).toBe(before);
});
