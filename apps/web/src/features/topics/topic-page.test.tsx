import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeCompetitor, makeCompetitorList } from '../../../testing/competitor-fixture.ts';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import {
  makeCorrection,
  makeCorrectionList,
  makePageGroup,
  makeTopic,
  makeTopicDetails,
  makeTopicList,
} from '../../../testing/topic-fixture.ts';
// Loaded before the first test, so that no test waits for it.
import './topics-screen.tsx';
import type { TopicDetails } from './use-topic.ts';

type Input = Record<string, unknown>;

function renderTopic({
  changes = {} as Partial<TopicDetails>,
  corrections = [makeCorrection('c1')],
  procedures = {} as FakeProcedures,
} = {}) {
  const sent: [string, Input][] = [];
  const correct = (path: string) => ({
    [`topics.${path}`]: (input: Input) => {
      sent.push([path, input]);
      return { correctionId: 'c9', topicIds: ['7'] };
    },
  });
  const app = renderApp({
    path: '/dashboard?section=topics&topic=%227%22',
    procedures: {
      ...shellProcedures,
      'competitors.list': () => makeCompetitorList([makeCompetitor('other')]),
      'topics.get': ({ topicId }: { topicId: string }) =>
        makeTopicDetails(topicId, { name: 'grinders', ...changes }),
      'topics.list': () => makeTopicList([makeTopic('7'), makeTopic('8', { name: 'espresso machines' })]),
      'topics.corrections': () => makeCorrectionList(corrections),
      ...correct('rename'),
      ...correct('pin'),
      ...correct('hide'),
      ...correct('vote'),
      ...correct('merge'),
      ...correct('split'),
      ...correct('moveKeywords'),
      ...correct('undo'),
      ...procedures,
    },
  });
  return { ...app, sent };
}

const findTitle = () => screen.findByRole('heading', { level: 1, name: 'grinders' });

describe('the page of a topic', () => {
  it('shows its leader, its value, and the page that serves it', async () => {
    renderTopic();
    await findTitle();
    const figures = within(screen.getByRole('region', { name: 'Figures' }));
    for (const text of ['12%', 'Crema House', '+620…940', '60.5K', 'One page', 'Relevant']) {
      expect(figures.getByText(text)).toBeVisible();
    }
    expect(
      figures.getByText('Like your keyword “burr grinder vs blade”. Similarity: 62 of 100.'),
    ).toBeVisible();
    expect(screen.getByText('One page of your site serves this topic.')).toBeVisible();
    expect(screen.getByRole('link', { name: '/grinders' })).toBeVisible();
  });

  it.each([
    [
      'several',
      3,
      '3 pages of your site serve this topic, and at least two of them serve the same page group. Consider merging those.',
    ],
    ['one', 3, '3 pages of your site serve this topic. No two of them compete for the same page group.'],
    ['none', 0, 'Your site ranks for this topic, but no source has reported the pages.'],
  ] as const)('reports %s serving pages', async (pageState, pageCount, text) => {
    renderTopic({ changes: { pageState, pageCount, pages: [] } });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('reports that no page is known if no keyword is in the top ten', async () => {
    renderTopic({ changes: { pageState: 'none', pageCount: 0, pages: [], topTenCount: 0 } });
    expect(await screen.findByText('No page of your site is known to rank for this topic.')).toBeVisible();
  });

  it('groups the keywords by page, and names hidden parts', async () => {
    const group = makePageGroup(['burr grinder', 'best burr grinder'], { keywordCount: 57 });
    renderTopic({ changes: { pageGroups: [group] } });
    const table = within(await screen.findByRole('region', { name: 'burr grinder' }));
    expect(table.getAllByRole('row')).toHaveLength(3);
    expect(screen.getByText('2 of 57 keywords shown.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all keywords of this topic' })).toHaveAttribute(
      'href',
      '/dashboard?section=keywords&topic=%227%22',
    );
  });

  it('opens the topic that it was merged into', async () => {
    const { router } = renderTopic({ changes: { id: '8', name: 'grinders' } });
    await findTitle();
    await waitFor(() => expect(router.state.location.search).toMatchObject({ topic: '8' }));
  });

  it('reports a deleted topic', async () => {
    renderTopic({
      procedures: {
        'topics.get': () => {
          throw new ApiFailure('not_found', 404, 'Topic not found.');
        },
      },
    });
    expect(await screen.findByText('This topic no longer exists')).toBeVisible();
  });

  it('offers a viewer no changes', async () => {
    renderTopic({
      procedures: { 'workspaces.list': () => [makeWorkspace('w1', ['d1'], { role: 'viewer' })] },
    });
    await findTitle();
    await screen.findByText('Renamed to “grinders”');
    expect(screen.queryByRole('checkbox')).toBeNull();
    for (const name of ['Rename', 'Merge into…', 'Pin', 'More actions', /^Undo/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('correcting a topic', () => {
  it('renames it, and undoes only that', async () => {
    const { user, sent } = renderTopic();
    await findTitle();
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('grinders');
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Name is required')).toBeVisible();
    await user.type(name, '  coffee   grinders ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Renamed to “coffee grinders”')).toBeVisible();
    expect(sent).toEqual([['rename', { domainId: 'd1', topicId: '7', name: 'coffee grinders' }]]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Correction undone')).toBeVisible();
    expect(sent.at(-1)).toEqual(['undo', { domainId: 'd1', correctionId: 'c9' }]);
  });

  it('keeps the typed name when saving fails, with the reason', async () => {
    const { user } = renderTopic({
      procedures: {
        'topics.rename': () => {
          throw new ApiFailure('conflict', 409, 'The list is being changed.');
        },
      },
    });
    await findTitle();
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The list is being changed.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('grinders!');
  });

  it('merges it into another one, and opens that', async () => {
    const { user, sent, router } = renderTopic();
    await findTitle();
    await user.click(screen.getByRole('button', { name: 'Merge into…' }));
    const target = await screen.findByRole('combobox', { name: 'Topic' });
    await user.click(screen.getByRole('button', { name: 'Merge topics' }));
    expect(screen.getByText('Choose a topic.')).toBeVisible();
    await user.click(target);
    const option = await screen.findByRole('option', { name: /^espresso machines/ });
    expect(screen.queryByRole('option', { name: /^topic 7/ })).toBeNull();
    await user.click(option);
    await user.click(screen.getByRole('button', { name: 'Merge topics' }));
    expect(await screen.findByText('Topics merged')).toBeVisible();
    expect(sent).toEqual([['merge', { domainId: 'd1', topicId: '8', absorbedIds: ['7'] }]]);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ topic: '8' }));
  });

  it.each([
    ['Our subject', 'vote', { vote: 'ours' }, '“grinders” is your subject'],
    ['Not our subject', 'vote', { vote: 'not_ours' }, '“grinders” is not your subject'],
    ['Hide', 'hide', { isHidden: true }, 'Topic hidden'],
    ['Use computed name', 'rename', { name: null }, 'Computed name restored'],
  ])('shows "%s" in its menu', async (item, path, input, message) => {
    const { user, sent } = renderTopic({ changes: { givenName: 'grinders' } });
    await findTitle();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(sent).toEqual([[path, { domainId: 'd1', topicId: '7', ...input }]]);
  });

  it('pins it', async () => {
    const { user, sent } = renderTopic();
    await findTitle();
    await user.click(screen.getByRole('button', { name: 'Pin' }));
    expect(await screen.findByText('Topic pinned')).toBeVisible();
    expect(sent).toEqual([['pin', { domainId: 'd1', topicId: '7', isPinned: true }]]);
  });

  it('reports that nothing changed', async () => {
    const { user } = renderTopic({
      procedures: { 'topics.pin': () => ({ correctionId: null, topicIds: ['7'] }) },
    });
    await findTitle();
    await user.click(screen.getByRole('button', { name: 'Pin' }));
    expect(await screen.findByText('Nothing changed')).toBeVisible();
  });
});

describe('correcting keywords of a topic', () => {
  const choose = async (user: ReturnType<typeof renderTopic>['user']) => {
    await user.click(await screen.findByRole('checkbox', { name: 'Select burr grinder' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select grinder repair' }));
    expect(screen.getByText('2 keywords selected')).toBeVisible();
  };
  const keywordIds = ['burr grinder', 'grinder repair'];

  it('splits off selected keywords, with or without a name', async () => {
    const { user, sent } = renderTopic();
    await choose(user);
    await user.click(screen.getByRole('button', { name: 'Split into new topic…' }));
    await screen.findByRole('textbox', { name: 'Name of the new topic' });
    await user.click(screen.getByRole('button', { name: 'Split topic' }));
    expect(await screen.findByText('2 keywords split off')).toBeVisible();
    expect(sent).toEqual([['split', { domainId: 'd1', topicId: '7', keywordIds }]]);
    expect(screen.queryByText('2 keywords selected')).toBeNull();
  });

  it('moves them to another topic', async () => {
    const { user, sent } = renderTopic();
    await choose(user);
    await user.click(screen.getByRole('button', { name: 'Move to topic…' }));
    await user.click(await screen.findByRole('combobox', { name: 'Topic' }));
    await user.click(await screen.findByRole('option', { name: /^espresso machines/ }));
    await user.click(screen.getByRole('button', { name: 'Move keywords' }));
    expect(await screen.findByText('2 keywords moved')).toBeVisible();
    expect(sent).toEqual([['moveKeywords', { domainId: 'd1', keywordIds, topicId: '8' }]]);
  });

  it('puts them on their own, without a topic', async () => {
    const { user, sent } = renderTopic();
    await user.click(
      await screen.findByRole('checkbox', { name: 'Select all shown keywords of burr grinder' }),
    );
    await user.click(screen.getByRole('button', { name: 'Put on their own' }));
    expect(await screen.findByText('2 keywords put on their own')).toBeVisible();
    expect(sent).toEqual([
      ['moveKeywords', { domainId: 'd1', keywordIds: ['burr grinder', 'best burr grinder'], topicId: null }],
    ]);
  });
});

describe('the corrections of a topic', () => {
  it('are listed with their authors, and can be undone', async () => {
    const { user, sent } = renderTopic({
      corrections: [
        makeCorrection('c3', { kind: 'split', keywordCount: 3, madeBy: null }),
        makeCorrection('c2', { kind: 'pin', isSet: true, undoneAt: '2026-11-21T12:00:00.000Z' }),
        makeCorrection('c1'),
      ],
    });
    const list = within(await screen.findByRole('list', { name: 'Corrections' }));
    expect(list.getByText(/^Split off 3 keywords/)).toHaveTextContent('A former member');
    expect(list.getByText('Undone')).toBeVisible();
    expect(list.getAllByRole('button')).toHaveLength(2);
    await user.click(list.getByRole('button', { name: 'Undo: Split off 3 keywords' }));
    expect(await screen.findByText('Correction undone')).toBeVisible();
    expect(sent).toEqual([['undo', { domainId: 'd1', correctionId: 'c3' }]]);
  });

  it('explain why one cannot be undone', async () => {
    const { user } = renderTopic({
      procedures: {
        'topics.undo': () => {
          throw new ApiFailure('conflict', 409, 'A later correction still holds.');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Undo: Renamed to “grinders”' }));
    expect(await screen.findByText('A later correction still holds.')).toBeVisible();
  });
});
