import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';

const path = '/dashboard?section=workspace-settings&show=audit-log';
const ada = '01990000-0000-7000-8000-000000000001';

interface Asked {
  cursor?: string;
  personId?: string;
  group?: string;
  from?: string;
  to?: string;
}

const actor = {
  ...{ kind: 'person', personId: ada, name: 'Ada Byron', email: 'ada@people.example' },
  ...{ keyName: null, keyLastFour: null },
};
const entry = (id: number, change: object = {}) => ({
  ...{ id: `e${id}`, createdAt: '2026-11-20T09:00:00.000Z', actor, kind: 'workspace.renamed' },
  ...{ subject: { id: null, name: null }, details: { before: 'Acme', after: 'Brew' } },
  network: '192.0.2.7',
  ...change,
});
const removed = entry(2, {
  kind: 'member.removed',
  actor: { ...actor, kind: 'api_key', keyName: 'Nightly', keyLastFour: '4f2a' },
  subject: { id: 'p2', name: null },
  details: { apiKeys: 1, shareLinks: 0, webhooks: 0, invitations: 0, savedViews: 0 },
  network: null,
});

/** Server with a page of entries for each cursor; it records the requests. */
function startServer(pages: object[][]) {
  const asked: Asked[] = [];
  const list = (input: Asked) => {
    asked.push(input);
    const at = Number(input.cursor ?? 0);
    return { data: pages[at] ?? [], nextCursor: at + 1 < pages.length ? String(at + 1) : null };
  };
  const members = { data: [{ userId: ada, fullName: 'Ada Byron', email: null, role: 'owner', isYou: true }] };
  return {
    asked,
    procedures: { ...shellProcedures, 'auditLog.list': list, 'members.list': () => members },
  };
}

const rows = async () => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').slice(1));
};
const textsOf = async () => (await rows()).map((cells) => cells.map(({ textContent }) => textContent));

describe('the audit log', () => {
  it('shows actions with their authors in plain sentences, and the retention time', async () => {
    renderApp({ path, procedures: startServer([[entry(1), removed]]).procedures });
    expect(await textsOf()).toEqual([
      ['Ada Byronfrom 192.0.2.7', 'Renamed the workspace', '–', 'Acme → Brew'],
      [
        'Key “Nightly” (…4f2a) of Ada Byron',
        'Removed a member',
        'A deleted account',
        'Ended with it: 1 API key',
      ],
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    expect(screen.getByText(/kept for 400 days/)).toBeVisible();
  });

  it('requests the filters of the URL, and writes changes there', async () => {
    const { asked, procedures } = startServer([[entry(1)]]);
    const { user, router } = renderApp({
      path: `${path}&group=api_key&from=2026-11-01&to=nonsense`,
      procedures,
    });
    await rows();
    expect(asked[0]).toMatchObject({ group: 'api_key', from: '2026-11-01' });
    expect(asked[0]?.to).toBeUndefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Ada Byron');
    expect(router.state.location.search).toMatchObject({ person: ada, group: 'api_key' });
    expect(asked.at(-1)).toMatchObject({ personId: ada, group: 'api_key' });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(asked.at(-1)?.personId).toBeUndefined();
    expect(router.state.location.search).not.toHaveProperty('group');
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDisabled();
  });

  it('loads more by keyboard until the end', async () => {
    const { procedures } = startServer([[entry(1)], [entry(2)]]);
    const { user } = renderApp({ path, procedures });
    expect(await rows()).toHaveLength(1);
    screen.getByRole('button', { name: 'Load more' }).focus();
    await user.keyboard('{Enter}');
    expect(await rows()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('offers to clear filters without matches', async () => {
    renderApp({ path: `${path}&group=import`, procedures: startServer([[]]).procedures });
    expect(await screen.findByText('No entries match these filters')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(2);
  });

  it('names the owners as contact for access', async () => {
    const { procedures } = startServer([]);
    const message = 'Only owners can read the audit log. Ask an owner of this workspace.';
    const refuse = () => {
      throw new ApiFailure('forbidden', 403, message);
    };
    renderApp({ path, procedures: { ...procedures, 'auditLog.list': refuse } });
    expect(await screen.findByText(message)).toBeVisible();
  });
});
