import { appRouter, errorTable } from '@keydence/api';
import type { AppErrorCode } from '@keydence/domain';
import { formContentType, multipartForm } from '../multipart-form.ts';
import type { TestEdge } from '../start-edge.ts';
import type { RestInput } from './rest-input.ts';

/** Response of a surface, reduced to what the matrix compares. */
export interface Reply {
  status: number;
  text: string;
}

/** Calls a REST operation, named as `GET /api/companies/{id}`, with a token or without. */
export async function sendRest(
  edge: TestEdge,
  operation: string,
  input: RestInput,
  token: string | null,
): Promise<Reply> {
  const [method = '', template = ''] = operation.split(' ');
  const shape = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  if (!shape.test(input.path.split('?')[0] ?? '')) throw new Error(`${input.path} is not ${template}.`);
  const headers = { ...bearer(token), ...contentType(input) };
  return read(await edge.app.request(input.path, { method, headers, ...writeBody(input) } as RequestInit));
}

/** Calls a typed procedure by its path, over HTTP as the application does. */
export async function sendProcedure(
  edge: TestEdge,
  path: string,
  input: object | undefined,
  token: string | null,
): Promise<Reply> {
  const isQuery = kindOf(path) === 'query';
  const text = JSON.stringify({ 0: input });
  const query = isQuery ? `&input=${encodeURIComponent(text)}` : '';
  const answer = await edge.app.request(`/trpc/${path}?batch=1${query}`, {
    method: isQuery ? 'GET' : 'POST',
    headers: {
      ...bearer(token),
      ...(isQuery ? {} : { 'content-type': 'application/json' }),
      ...(isStream(path) && { 'trpc-accept': 'application/jsonl' }),
    },
    ...(isQuery ? {} : { body: text }),
  });
  return isStream(path) ? readStream(answer) : read(answer);
}

const isStream = (path: string) => /\.watch/.test(path);

/** Calls an assistant tool; its failures are 200 in the protocol and named in the text. */
export async function sendTool(
  edge: TestEdge,
  name: string,
  input: object,
  token: string | null,
): Promise<Reply> {
  const { status, text } = await callMcp(edge, 'tools/call', { name, arguments: input }, token);
  const failure = /\((\w+)\)"\}\]/.exec(text)?.[1];
  const isFailure = text.includes('"isError":true');
  return { status: isFailure && failure ? errorTable[failure as AppErrorCode].http : status, text };
}

export async function listTools(edge: TestEdge, token: string): Promise<string[]> {
  const { text } = await callMcp(edge, 'tools/list', {}, token);
  return [...text.matchAll(/"name":"(\w+)"/g)].map(([, name = '']) => name);
}

async function callMcp(edge: TestEdge, method: string, params: object, token: string | null): Promise<Reply> {
  const headers = {
    ...bearer(token),
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  return read(await edge.app.request('/api/mcp', { method: 'POST', headers, body }));
}

export function listProcedures(): string[] {
  return Object.keys(appRouter._def.procedures);
}

interface ProcedureDefinition {
  type: string;
  meta?: { spends?: true };
}

function findProcedure(path: string): ProcedureDefinition | undefined {
  const all = appRouter._def.procedures as unknown as Record<string, { _def: ProcedureDefinition }>;
  return all[path]?._def;
}

export function kindOf(path: string): string {
  return findProcedure(path)?.type ?? 'query';
}

export function isPaid(path: string): boolean {
  return findProcedure(path)?.meta?.spends === true;
}

const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

function contentType({ file, body }: RestInput): Record<string, string> {
  if (file) return { 'content-type': formContentType };
  return body ? { 'content-type': 'application/json' } : {};
}

function writeBody({ file, body }: RestInput): object {
  if (file) return { body: ReadableStream.from(multipartForm(file)), duplex: 'half' };
  return body ? { body: JSON.stringify(body) } : {};
}

async function read(answer: Response): Promise<Reply> {
  return { status: answer.status, text: await answer.text() };
}

/** Reads a stream up to its first value or failure; it would not end otherwise. */
async function readStream({ status, body }: Response): Promise<Reply> {
  let text = '';
  for await (const chunk of body ?? []) {
    text += new TextDecoder().decode(chunk);
    const failure = /"httpStatus":(\d+)/.exec(text)?.[1];
    if (failure) return { status: Number(failure), text };
    if (text.includes('"state"')) break;
  }
  return { status, text };
}
