import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FakeProcedures } from '../../../testing/fake-api.ts';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { makeKeyword, makeKeywordDetails, makeKeywordList } from '../../../testing/keyword-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import { makeTopic, makeTopicDetails, makeTopicList } from '../../../testing/topic-fixture.ts';
import type { KeywordDetails } from './use-keyword-details.ts';

const grinders = { id: '7', name: 'coffee grinders' };

function renderKeywords({
  path = '',
  changes = {} as Partial<KeywordDetails>,
  procedures = {} as FakeProcedures,
} = {}) {
  const asked: Record<string, unknown>[] = [];
  const sent: unknown[] = [];
  const correct = (input: unknown) => {
    sent.push(input);
    return { correctionId: 'c9', topicIds: [] };
  };
  const app = renderApp({
    path: `/dashboard?section=keywords${path}`,
    procedures: {
      ...shellProcedures,
      'keywords.list': (input: Record<string, unknown>) => {
        asked.push(input);
        return makeKeywordList([
          makeKeyword('rye bread', { id: '42', topic: grinders, topicState: 'grouped' }),
          makeKeyword('oat milk', {
            ...{ intentType: null, intentSource: null, intentReason: null },
            topicState: 'waiting',
          }),
        ]);
      },
      'keywords.get': () => makeKeywordDetails('rye bread', { id: '42', ...changes }),
      'keywords.history': () => [],
      'keywords.setIntent': correct,
      'keywords.voteRelevance': correct,
      'topics.undo': correct,
      'topics.get': () => makeTopicDetails('7', { name: grinders.name }),
      'topics.list': () => makeTopicList([makeTopic('7', { name: grinders.name }), makeTopic('8')]),
      ...procedures,
    },
  });
  return { ...app, sent, lastInput: () => asked.at(-1) };
}

const findCard = async (keyword: string) => {
  const card = (await screen.findByRole('heading', { name: keyword })).closest('article');
  if (!card) throw new Error(`${keyword} has no card`);
  return within(card);
};
const findDrawer = async () => within(await screen.findByRole('dialog', { name: 'rye bread' }));

describe('the card of a keyword', () => {
  it('explains its intent and relevance, and links its topic', async () => {
    renderKeywords();
    const card = await findCard('rye bread');
    card.getByRole('button', { name: 'Commercial' }).focus();
    expect(await screen.findByText('Because of “best”.')).toBeVisible();
    expect(card.getByRole('button', { name: 'Relevant' })).toBeVisible();
    expect(card.getByRole('link', { name: 'coffee grinders' })).toHaveAttribute(
      'href',
      '/dashboard?section=topics&topic=%227%22',
    );
  });

  it('marks an unclear intent, and a keyword that waits for a topic', async () => {
    renderKeywords();
    const card = await findCard('oat milk');
    expect(card.getByRole('button', { name: 'Unclear' })).toBeVisible();
    expect(card.getByText('Waiting for the next grouping')).toBeVisible();
  });
});

describe('the details of a keyword', () => {
  it('set the intent manually, and undo it', async () => {
    const { user, sent } = renderKeywords({ path: '&keyword=42' });
    const drawer = await findDrawer();
    const select = await drawer.findByLabelText('Set intent');
    expect(select).toHaveDisplayValue('By sources and rules');
    await user.selectOptions(select, 'Transactional');
    expect(await screen.findByText('Intent of “rye bread”: Transactional')).toBeVisible();
    expect(sent).toEqual([{ domainId: 'd1', keywordIds: ['42'], intentType: 'transactional' }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Correction undone')).toBeVisible();
    expect(sent.at(-1)).toEqual({ domainId: 'd1', correctionId: 'c9' });
  });

  it('restore the intent of sources and rules', async () => {
    const { user, sent } = renderKeywords({
      path: '&keyword=42',
      changes: { intentSource: 'person', intentReason: null },
    });
    const drawer = await findDrawer();
    const select = await drawer.findByLabelText('Set intent');
    expect(select).toHaveDisplayValue('Commercial');
    expect(drawer.getByText('Set by a member of this workspace.')).toBeVisible();
    await user.selectOptions(select, 'By sources and rules');
    expect(await screen.findByText('Intent of “rye bread” reset')).toBeVisible();
    expect(sent).toEqual([{ domainId: 'd1', keywordIds: ['42'], intentType: null }]);
  });

  it('accept a vote on the relevance', async () => {
    const { user, sent } = renderKeywords({ path: '&keyword=42' });
    const drawer = await findDrawer();
    expect(
      await drawer.findByText('Like your keyword “burr grinder vs blade”. Similarity: 62 of 100.'),
    ).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Not our subject' }));
    expect(await screen.findByText('“rye bread” is not your subject')).toBeVisible();
    expect(sent).toEqual([{ domainId: 'd1', keywordIds: ['42'], vote: 'not_ours' }]);
  });

  it('offer no correction to a viewer', async () => {
    renderKeywords({
      path: '&keyword=42',
      procedures: { 'workspaces.list': () => [makeWorkspace('w1', ['d1'], { role: 'viewer' })] },
    });
    const drawer = await findDrawer();
    await drawer.findByText('Because of “best”.');
    expect(drawer.queryByLabelText('Set intent')).toBeNull();
    expect(drawer.queryByRole('button', { name: 'Our subject' })).toBeNull();
  });
});

describe('the filters by topic and relevance', () => {
  it('are in the URL, in the count and in chips', async () => {
    const { router, user, lastInput } = renderKeywords({ path: '&topic=%227%22&relevance=maybe&page=2' });
    expect(
      await screen.findByText('2 keywords with the topic “coffee grinders”, the relevance “Maybe relevant”'),
    ).toBeVisible();
    expect(lastInput()).toMatchObject({ topicId: '7', relevance: 'maybe', page: 2 });
    await user.click(screen.getByRole('button', { name: 'Remove filter Topic: coffee grinders' }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ section: 'keywords', relevance: 'maybe' }),
    );
    expect(screen.getByRole('button', { name: 'Remove filter Maybe relevant' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove filter Maybe relevant' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'keywords' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('offer the topics with the most demand', async () => {
    const { router, user } = renderKeywords();
    await screen.findByText('2 keywords');
    await user.click(screen.getByRole('combobox', { name: 'Topic' }));
    await user.click(await screen.findByRole('option', { name: /^coffee grinders/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'keywords', topic: '7' }));
    await user.selectOptions(screen.getByLabelText('Relevance'), 'Not relevant');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ relevance: 'hidden' }));
  });
});
