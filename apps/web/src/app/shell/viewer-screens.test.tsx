import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { makeFullWorkspace } from '../../../testing/full-workspace.ts';
import { pressEverything } from '../../../testing/press-everything.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { refusedPaths, watchCalls } from '../../../testing/watch-calls.ts';
import { sectionNames } from '../section-names.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Names of the controls that a viewer has in a section, once its test has clicked them. */
const pressedIn = new Map<string, readonly string[]>();

/**
 * Opens a section as a viewer, or as an owner whom the server treats as a viewer, and clicks every control
 * of the section, or those that a link into it shows.
 */
async function pressSection(
  search: string,
  signal: AbortSignal,
  { answers = makeFullWorkspace(), known = [] as readonly string[] } = {},
) {
  vi.stubGlobal('print', () => undefined);
  const calls = watchCalls(answers);
  const sent: string[] = [];
  const path = `/dashboard?section=${search}`;
  const { router } = renderApp({
    path,
    procedures: calls.procedures,
    sendFile: async ({ path: to }) => void sent.push(to),
  });
  // Every loaded screen has a heading.
  await screen.findByRole('heading', { level: 1 });
  const current = (): Record<string, unknown> => router.state.location.search;
  const [section, link] = search.split('&');
  const opened = link ? current() : { section: current().section };
  const pressed = await pressEverything({
    countRequests: calls.count,
    restore: () => router.navigate({ to: '/dashboard', search: { section, ...opened } }),
    // Other sections, and what is behind the drawer or view of a link, have tests of their own.
    isThere: () => Object.entries(opened).every(([name, value]) => isSame(value, current()[name])),
    known,
    signal,
  });
  return { ...calls, sent, pressed };
}

it('lists changes and look-ups that the server refuses', () => {
  expect(refusedPaths).toEqual(
    expect.arrayContaining(['keywords.delete', 'keywords.inspect', 'schedules.run']),
  );
  expect(refusedPaths).not.toContain('alerts.setMail');
});

describe('a viewer', () => {
  it.for(sectionNames)('has no control in %s that the server refuses', async (section, { signal }) => {
    const { refused, unanswered, sent, pressed } = await pressSection(section, signal);
    pressedIn.set(section, pressed);
    expect(pressed).not.toEqual([]);
    expect([...unanswered]).toEqual([]);
    expect([...refused]).toEqual([]);
    expect(sent).toEqual([]);
    expect(screen.getAllByText(/^You can only view this workspace/)[0]).toBeVisible();
  });

  it.for([
    'keywords&add=true',
    'keywords&import=new',
    'keywords&keyword=rye%20bread',
    'keywords&selected=all',
    'topics&topic=7',
    'keyword-inspector&query=tea',
    'briefs&brief=b1',
    'briefs&new=addresses',
    'pages&of=1',
    'pages&view=findings',
    'alerts&rule=new',
    'alerts&webhooks=true',
    'reports&share=true',
    'reports&schedule=true',
    'content-plan&plan=5',
    'moves&view=candidates',
    'moves&view=skipped',
    'moves&drawer=move:m1',
    'workspace-settings&edit=true',
  ])('has no such control behind the link to %s either', async (search, { signal }) => {
    const [section = ''] = search.split('&');
    const { refused, sent } = await pressSection(search, signal, { known: pressedIn.get(section) });
    expect([...refused]).toEqual([]);
    expect(sent).toEqual([]);
  });
});

it('clicks controls that change data if they are offered', async ({ signal }) => {
  const owned = makeWorkspace('w1', ['d1', 'd2'], { role: 'owner' });
  const answers = { ...makeFullWorkspace(), 'workspaces.list': () => [owned] };
  const { refused } = await pressSection('keywords', signal, { answers });
  expect([...refused]).toEqual(
    expect.arrayContaining(['keywords.deleteMany', 'refreshes.start', 'keywords.addMany']),
  );
});
