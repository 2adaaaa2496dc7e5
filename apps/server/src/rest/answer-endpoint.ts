import { type AuthedContext, createCaller } from '@keydence/api';
import { AppError } from '@keydence/domain';
import type { Context } from 'hono';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import { bypassesCache, entityTagOf, isNamed, weakTag } from '../http/entity-tag.ts';
import { linkToEnd } from '../http/link-to-end.ts';
import { respondIdempotently } from '../idempotency/respond-idempotently.ts';
import { answerBody } from './answer-body.ts';
import type { Endpoint } from './endpoint.ts';
import { changeIfMatch } from './if-match.ts';
import { pageLinks } from './page-links.ts';
import { readInput } from './read-input.ts';
import type { ResponseCache } from './response-cache.ts';

export interface RestEdge extends Edge {
  /** Aborted before the process ends. */
  ending: AbortSignal;
  /** Stores the versions of responses. */
  known: ResponseCache;
}

interface Mounted {
  edge: RestEdge;
  /** The operation that reads the same path. */
  reading: Endpoint | undefined;
}

/** Runs one REST operation: authentication, input, use case, and the common rules. */
export async function answerEndpoint(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  { edge, reading }: Mounted,
): Promise<Response> {
  const context = await createContext(edge, c);
  const { caller } = context;
  if (caller instanceof AppError) throw caller;
  c.set('inputNames', endpoint.inputNames);
  const authed = { ...context, caller };
  if (endpoint.method === 'get') return answerReading(c, endpoint, { context: authed, known: edge.known });
  if (endpoint.answersSecret && c.req.header('Idempotency-Key') !== undefined) {
    throw new AppError(
      'validation_failed',
      'This operation answers with a secret that is not kept, so it takes no Idempotency-Key. Leave the header out; when no answer comes, read the list before you send it again.',
    );
  }
  return respondIdempotently(c, edge, {
    caller,
    run: (noteWorkspace) =>
      changeIfMatch(c, { endpoint, reading, context: { ...authed, noteWorkspace } }, (context) =>
        answerWriting(c, endpoint, { context, ending: edge.ending }),
      ),
  });
}

async function answerReading(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  { context, known }: { context: AuthedContext; known: ResponseCache },
) {
  const input = await readInput(c, endpoint);
  const isAnew = bypassesCache(c.req.header('Cache-Control'));
  const version = await endpoint.readVersion?.(context, input, { isAnew });
  if (version) known.keep(context.caller, targetOf(c.req.url), version);
  const condition = c.req.header('If-None-Match');
  if (version && isNamed(weakTag(version.text), condition)) return sendUnchanged(c, weakTag(version.text));
  const body = answerBody(endpoint, await endpoint.run(createCaller(context), input));
  const links = pageLinks(new URL(c.req.url), body.pagination);
  if (links) c.header('Link', links);
  const text = JSON.stringify(body);
  const tag = version ? weakTag(version.text) : entityTagOf(text);
  if (isNamed(tag, condition)) return sendUnchanged(c, tag);
  c.header('ETag', tag);
  return c.body(text, 200, { 'Content-Type': 'application/json' });
}

async function answerWriting(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  { context, ending }: { context: AuthedContext; ending: AbortSignal },
) {
  const input = await readInput(c, endpoint);
  const linked = endpoint.waitsForJob ? linkToEnd(c.req.raw.signal, ending) : null;
  try {
    const result = await endpoint.run(createCaller(context, linked ? { signal: linked.signal } : {}), input);
    if (endpoint.status === 204) return c.body(null, 204);
    return c.json(answerBody(endpoint, result), endpoint.status);
  } finally {
    linked?.release();
  }
}

/** Path and query of an absolute address, already validated by the server: the request target. */
function targetOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('://') + 3));
}

function sendUnchanged(c: Context<AppEnv>, tag: string): Response {
  c.header('ETag', tag);
  return c.body(null, 304);
}
