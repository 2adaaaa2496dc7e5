import type { FakeCall, Fault } from '@keydence/search-data/testing';

const code = (number: number, more: Partial<Fault & { kind: 'code' }> = {}): Fault => ({
  kind: 'code',
  code: number,
  ...more,
});
const http = (status: number, headers?: Record<string, string>): Fault => ({
  kind: 'http',
  status,
  ...(headers && { headers }),
});

/** Codes that the provider documents for one task. */
const taskCodes = [
  40_000, 40_006, 40_101, 40_102, 40_103, 40_104, 40_202, 40_203, 40_204, 40_205, 40_206, 40_207, 40_209,
  40_210, 40_401, 40_403, 40_501, 40_502, 40_503, 40_504, 40_505, 40_506, 40_601, 40_602, 50_000, 50_100,
  50_301, 50_303, 50_304, 50_401, 50_402,
];
const kinds = [
  'hang',
  'stall',
  'reset',
  'empty_body',
  'html',
  'truncated',
  'nan',
  'wrong_types',
  'no_items',
  'null_result',
  'no_tasks',
  'huge',
  'no_cost',
  'ok_with_500',
  'duplicates',
  'partial',
  'repeat_first_page',
  'repeat_last_page',
  'shrinking_pages',
] as const;

/** All known or possible provider failures, by name. */
export const faultModes: readonly (readonly [string, Fault])[] = [
  ...kinds.map((kind) => [kind, { kind }] as const),
  ...taskCodes.map((number) => [String(number), code(number)] as const),
  ['40100 with HTTP 401', code(40_100, { level: 'envelope', httpStatus: 401 })],
  ['40200 with HTTP 402', code(40_200, { level: 'envelope', httpStatus: 402 })],
  ['40400 with HTTP 404', code(40_400, { level: 'envelope', httpStatus: 404 })],
  ['50000 with HTTP 500', code(50_000, { level: 'envelope', httpStatus: 500 })],
  ...[401, 402, 404, 429, 500, 502, 503, 504].map((status) => [`HTTP ${status}`, http(status)] as const),
  ['HTTP 429 with seconds', http(429, { 'retry-after': '2' })],
  ['HTTP 429 with a date', http(429, { 'retry-after': 'Wed, 01 Jan 2020 00:00:00 GMT' })],
];

/** A place in the product that calls the provider. */
export interface CallSite {
  action:
    | 'setup'
    | 'keywords'
    | 'rankings'
    | 'competitor'
    | 'discover'
    | 'complete'
    | 'inspect'
    | 'page'
    | 'related';
  /** The part of the path that identifies the call. */
  path: string;
  /** Distinguishes several calls of the action with the same path. */
  target?: string;
}

export const callSites: readonly CallSite[] = [
  { action: 'setup', path: 'ranked_keywords', target: 'acme.com' },
  { action: 'setup', path: 'keywords_for_site' },
  { action: 'setup', path: 'competitors_domain' },
  { action: 'setup', path: 'ranked_keywords', target: 'rival.com' },
  { action: 'keywords', path: 'ranked_keywords' },
  { action: 'keywords', path: 'keywords_for_site' },
  { action: 'keywords', path: 'keyword_overview' },
  { action: 'rankings', path: 'ranked_keywords' },
  { action: 'rankings', path: 'task_post' },
  { action: 'rankings', path: 'tasks_ready' },
  { action: 'rankings', path: 'task_get' },
  { action: 'competitor', path: 'domain_rank_overview' },
  { action: 'competitor', path: 'domain_intersection' },
  { action: 'competitor', path: 'ranked_keywords' },
  { action: 'discover', path: 'competitors_domain' },
  { action: 'discover', path: 'ranked_keywords' },
  { action: 'complete', path: 'search_intent' },
  { action: 'complete', path: 'bulk_keyword_difficulty' },
  { action: 'inspect', path: 'keyword_overview' },
  { action: 'page', path: 'live/advanced' },
  { action: 'related', path: 'keyword_ideas' },
];

/** True if a call belongs to the call site. */
export function isCallOf({ path, target }: CallSite, call: FakeCall): boolean {
  return call.path.includes(path) && (target === undefined || call.task.target === target);
}

export function nameSite({ action, path, target }: CallSite): string {
  return `${action}: ${path}${target ? ` of ${target}` : ''}`;
}
