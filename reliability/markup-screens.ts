import type { FilledWorkspace } from './fill-fields.ts';
import { wellFormed } from './hostile-texts.ts';

/** A URL of the application, with a dialog if it names one. */
export interface Screen {
  path: string;
  /** True if it shows no user-written text. */
  isPlain?: boolean;
}

const section = (name: string, search: Record<string, string> = {}): Screen => ({
  path: `/dashboard?${new URLSearchParams({ section: name, ...search })}`,
});
const plain = (screen: Screen): Screen => ({ ...screen, isPlain: true });
const first = <Item>(items: readonly Item[], count: number) => items.slice(0, count);

/** Every section, with every dialog that a URL opens. */
export function listScreens(filled: FilledWorkspace, text: string): Screen[] {
  const { keywordIds, competitorIds, planItemIds, feedbackIds, ruleIds, eventIds, importIds } = filled;
  return [
    section('dashboard'),
    ...['page', 'country', 'device'].map((totals) => section('dashboard', { totals })),
    ...[1, 2].map((page) => section('keywords', { page: String(page) })),
    section('keywords', { search: text }),
    section('keywords', { tag: text }),
    ...first(keywordIds, 4).map((id) => section('keywords', { keyword: id })),
    section('keywords', { deleted: '1' }),
    section('keywords', { import: 'new' }),
    ...importIds.filter(Boolean).map((id) => section('keywords', { import: id })),
    ...['related', 'questions', 'results'].map((tab) => section('keyword-inspector', { query: text, tab })),
    section('reports'),
    plain(section('reports', { share: 'true' })),
    section('reports', { schedule: 'true' }),
    section('alerts'),
    section('alerts', { webhooks: 'true' }),
    ...first(ruleIds, 2).map((id) => section('alerts', { rule: id })),
    ...first(eventIds, 2).map((id) => section('alerts', { event: id })),
    section('competitors'),
    plain(section('competitors', { paused: 'true' })),
    ...competitorIds.flatMap((id) =>
      ['details', 'competitor', 'explore'].map((name) => section('competitors', { [name]: id })),
    ),
    section('gap-matrix'),
    section('gap-matrix', { search: text }),
    section('content-plan'),
    ...first(planItemIds, 3).map((id) => section('content-plan', { item: id })),
    section('content-plan', { plan: '5' }),
    section('predictions'),
    section('predictions', { search: text }),
    plain(section('workspace-settings')),
    plain(section('workspace-settings', { edit: 'true' })),
    section('profile'),
    plain(section('profile', { key: 'new' })),
    section('feedback-board'),
    ...(feedbackIds.length > 10 ? [section('feedback-board', { page: '2' })] : []),
    ...first(feedbackIds, 2).map((id) => section('feedback-board', { item: id })),
    plain(section('feedback-board', { share: '1' })),
    section('feedback-board', { search: text }),
    plain({ path: '/onboarding' }),
  ];
}

/** Public pages, with a text wherever a URL may contain one. */
export function listPublicScreens(text: string): Screen[] {
  const value = encodeURIComponent(wellFormed(text));
  return [
    plain({ path: `/?utm_source=${value}#${value}` }),
    plain({ path: `/privacy?${value}` }),
    plain({ path: `/terms#${value}` }),
    plain({ path: `/signin?next=${value}` }),
    plain({ path: `/signin/two-factor?${value}` }),
    plain({ path: `/auth/callback#error=${value}&error_description=${value}` }),
    plain({
      path: `/auth/callback#access_token=${value}&refresh_token=${value}&token_type=bearer&expires_in=1`,
    }),
    plain({ path: `/auth/confirm?token_hash=${value}&type=${value}&email=${value}&redirect_to=${value}` }),
    plain({ path: `/share/${value}` }),
    plain({ path: `/invitations/${value}` }),
    plain({ path: `/search-console/callback?state=${value}&code=${value}` }),
    plain({ path: `/newsletter/confirm?token=${value}` }),
    plain({ path: `/newsletter/unsubscribe?token=${value}` }),
    ...['', '/reports', '/alerts'].map((kind) => plain({ path: `/unsubscribe${kind}?token=${value}` })),
    plain({ path: `/api/${value}` }),
    plain({ path: `/api/docs?url=${value}#${value}` }),
    plain({ path: `/auth/v1/verify?token=${value}&type=${value}&redirect_to=${value}` }),
    plain({ path: `/auth/v1/authorize?provider=${value}&redirect_to=${value}` }),
    plain({ path: `/dev/mailbox?to=${value}&id=${value}` }),
    plain({ path: `/auth/callback?error=${value}&error_code=${value}&error_description=${value}` }),
    plain({ path: `/${value}` }),
  ];
}
