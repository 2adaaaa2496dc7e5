import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';

const path = '/dashboard?section=profile';
const name = 'Account activity';

interface Entry {
  action: string;
  method: string | null;
  ip: string | null;
  browser: string | null;
  system: string | null;
}

const nothing: Entry = { action: 'signed_out', method: null, ip: null, browser: null, system: null };
const signIn: Entry = {
  action: 'signed_in',
  method: 'password',
  ip: '192.0.2.7',
  browser: 'Firefox',
  system: 'Linux',
};

/** Server that pages these entries; while `failure` is set, it returns that. */
function startServer(entries: Entry[]) {
  const rows = entries.map((entry, index) => ({
    id: `a${index}`,
    createdAt: `2026-11-20T09:${String(59 - index).padStart(2, '0')}:00.000Z`,
    ...entry,
  }));
  const state: { failure: ApiFailure | null } = { failure: null };
  const list = ({ cursor, limit }: { cursor?: string; limit: number }) => {
    if (state.failure) throw state.failure;
    const from = rows.findIndex(({ id }) => id === cursor) + 1;
    const data = rows.slice(from, from + limit);
    return { data, nextCursor: from + limit < rows.length ? (data.at(-1)?.id ?? null) : null };
  };
  return { state, procedures: { ...shellProcedures, 'accountActivity.list': list } };
}

const down = new ApiFailure('unavailable', 503, 'The service is temporarily unavailable.');
const texts = async () => {
  const items = within(await screen.findByRole('list', { name })).getAllByRole('listitem');
  return items.map(({ textContent }) => textContent);
};

it('shows action, time and place in plain words', async () => {
  const { procedures } = startServer([
    signIn,
    { ...signIn, method: 'sso/saml', ip: 'unknown', browser: null, system: null },
    { ...signIn, method: 'something new' },
    { ...signIn, action: 'email_changed', method: null },
    { ...nothing, action: 'factor_removed', ip: '192.0.2.7' },
  ]);
  renderApp({ path, procedures });
  const at = '[A-Z][a-z]{2} \\d+, 2026, \\d+:\\d\\d [AP]M';
  const shown = await texts();
  expect(shown[0]).toMatch(new RegExp(`^Signed in with a password${at}, Firefox on Linux, from 192.0.2.7$`));
  expect(shown[1]).toMatch(new RegExp(`^Signed in through your company${at}, Unknown device$`));
  expect(shown[2]).toMatch(new RegExp(`^Signed in${at}, Firefox on Linux`));
  expect(shown[3]).toMatch(new RegExp(`^E-mail address changed${at}, Firefox on Linux, from 192.0.2.7$`));
  expect(shown[4]).toMatch(new RegExp(`^Second factor removed${at}, from 192.0.2.7$`));
  expect(screen.queryByRole('button', { name: 'Show earlier activity' })).not.toBeInTheDocument();
});

it("marks activity that may be someone else's, and omits an unknown place", async () => {
  const { procedures } = startServer([{ ...nothing, action: 'session_replayed' }, nothing]);
  renderApp({ path, procedures });
  const [replayed, signedOut] = await texts();
  expect(replayed).toMatch(/^A device was signed out for safetyPlease check.*sign out of all others\.$/);
  expect(signedOut).toMatch(/^Signed out[^,]+, 2026, [^,]+$/);
});

it('loads earlier activity by keyboard until the end, also after a failure', async () => {
  const { state, procedures } = startServer(Array.from({ length: 12 }, () => signIn));
  const { user } = renderApp({ path, procedures });
  expect(await texts()).toHaveLength(5);
  const more = screen.getByRole('button', { name: 'Show earlier activity' });
  state.failure = down;
  more.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Could not load earlier activity. Try again.')).toBeVisible();
  expect(await texts()).toHaveLength(5);
  state.failure = null;
  await user.click(screen.getByRole('button', { name: 'Show earlier activity' }));
  await waitFor(async () => expect(await texts()).toHaveLength(10));
  await user.click(screen.getByRole('button', { name: 'Show earlier activity' }));
  await waitFor(async () => expect(await texts()).toHaveLength(12));
  expect(screen.queryByRole('button', { name: 'Show earlier activity' })).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name })).toHaveFocus();
});

it('reports a failure to load and offers a retry', async () => {
  const { state, procedures } = startServer([signIn]);
  state.failure = new ApiFailure('not_found', 404, 'Not found');
  const { user } = renderApp({ path, procedures });
  const panel = await screen.findByRole('region', { name });
  expect(await within(panel).findByText('Could not load your account activity')).toBeVisible();
  state.failure = null;
  await user.click(within(panel).getByRole('button', { name: 'Try Again' }));
  expect(await texts()).toHaveLength(1);
});

it('explains an empty list', async () => {
  renderApp({ path, procedures: startServer([]).procedures });
  const panel = await screen.findByRole('region', { name });
  expect(await within(panel).findByText('No activity yet')).toBeVisible();
  expect(within(panel).getByRole('button', { name: 'Check again' })).toBeEnabled();
});
