import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSampleDomain, callRest } from '../../testing/rest-client.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { signInByMail } from '../../testing/sign-in.ts';
import { type CollectedSpan, type Collector, startCollector } from '../../testing/start-collector.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'keydence-telemetry-'));
const email = 'ada@people.example';
const identifier = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
let database: DatabaseHandle;
let collector: Collector;
let server: ServerProcess;
let metrics: string;
let domainId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  collector = await startCollector();
  server = await startServerProcess(dataDir, {
    DATABASE_URL: database.url,
    OPS_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=our%20key',
  });
  const token = await signInByMail(server.url, email);
  // Sequences are not rolled back, so this aborts only the first transaction.
  await database.sql.unsafe(`
    create sequence tries;
    create function break_off() returns trigger language plpgsql security definer as $$ begin
      if nextval('tries') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$;
    create trigger broken before insert on workspaces for each row execute function break_off()`);
  domainId = await addSampleDomain(server.url, token, 'Brew & Sons');
  const readStatus = async () => {
    const { body } = await callRest(server.url, token, ['GET', `/api/seo/domains/${domainId}/status`]);
    return (body.data as { state: string }).state;
  };
  while ((await readStatus()) !== 'ready') await pause(200);
  await callRest(server.url, token, ['GET', `/api/seo/keywords?domain_id=${domainId}&search=espresso`]);
  await callRest(server.url, token, ['GET', `/api/companies/${domainId}`]);
  metrics = await (await fetch(`${server.operationsUrl}/metrics`)).text();
  // Unsent traces are exported at the end.
  await server.stop();
}, 120_000);
afterAll(async () => {
  await server?.kill();
  collector.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it.each([
  'keydence_http_request_duration_seconds_count{method="POST",route="/api/companies",status="201"} 1',
  'keydence_http_request_duration_seconds_count{method="GET",route="/api/companies/:id",status="404"} 1',
  'keydence_procedure_duration_seconds_count{name="workspaces.create",outcome="done"} 1',
  'keydence_procedure_duration_seconds_count{name="workspaces.get",outcome="not_found"} 1',
  'keydence_job_duration_seconds_count{name="domain-setup",outcome="done"} 1',
])('the figures have %s', (line) => {
  expect(metrics).toContain(line);
});

it.each([
  /^keydence_source_call_duration_seconds_count\{name="sample\.rankedKeywords",outcome="done"\} \d/m,
  /^keydence_database_connections\{state="idle"\} [1-9]/m,
  /^keydence_database_statements_in_flight \d/m,
  /^keydence_database_repeated_transactions_total 1$/m,
  /^keydence_source_cost_usd_total 0/m,
  /^# TYPE keydence_queue_jobs gauge/m,
  /^keydence_nodejs_eventloop_lag_p99_seconds \d/m,
])('the figures have %s', (line) => {
  expect(metrics).toMatch(line);
});

it('no metric contains an id, an address or user text', () => {
  expect(metrics).not.toMatch(identifier);
  for (const secret of [email, 'Brew', 'espresso', 'brewlane']) expect(metrics).not.toContain(secret);
});

function ancestorsOf(span: CollectedSpan, spans: CollectedSpan[]): string[] {
  const parent = spans.find(
    ({ spanId, traceId }) => traceId === span.traceId && spanId === span.parentSpanId,
  );
  return parent ? [parent.name, ...ancestorsOf(parent, spans)] : [];
}

it('a request, its procedure and its statements are one trace', () => {
  const spans = collector.spans();
  const insert = spans.find(({ name }) => name === 'sql insert workspaces');
  if (!insert)
    throw new Error(`no such span among ${[...new Set(spans.map(({ name }) => name))].join(', ')}`);
  expect(ancestorsOf(insert, spans)).toEqual(['procedure workspaces.create', 'POST /api/companies']);
});

it('a job and what it asks the source are one trace', () => {
  const spans = collector.spans();
  const question = spans.find(({ name }) => name === 'source sample.rankedKeywords');
  if (!question) throw new Error('the source was not asked');
  expect(ancestorsOf(question, spans)).toEqual(['job domain-setup']);
});

it('no span carries a value, and the collector gets its header', () => {
  const received = collector.received();
  expect(received).toContain('"keydence"');
  expect(received).not.toMatch(identifier);
  for (const secret of [email, 'Brew', 'espresso', 'brewlane']) expect(received).not.toContain(secret);
  expect(collector.headers()[0]).toMatchObject({ path: '/v1/traces', 'x-collector-key': 'our key' });
});
