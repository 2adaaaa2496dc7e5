import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeKeyword, makeKeywordList } from '../../../testing/keyword-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import { makeTopic, makeTopicList } from '../../../testing/topic-fixture.ts';

const texts = ['rye', 'spelt', 'brioche'];

/** Renders three keywords with the first two selected; `sent` has the requests. */
function renderSelected() {
  const sent: [string, unknown][] = [];
  const correct = (name: string) => (input: unknown) => {
    sent.push([name, input]);
    return { correctionId: 'c9', topicIds: [] };
  };
  const app = renderApp({
    path: '/dashboard?section=keywords&selected=1-2',
    procedures: {
      ...shellProcedures,
      'keywords.list': () =>
        makeKeywordList(texts.map((text, index) => makeKeyword(text, { id: String(index + 1) }))),
      'keywords.setIntent': correct('setIntent'),
      'keywords.voteRelevance': correct('vote'),
      'topics.moveKeywords': correct('move'),
      'topics.undo': correct('undo'),
      'topics.list': () => makeTopicList([makeTopic('7', { name: 'breads' })]),
    },
  });
  return { ...app, sent };
}

const findBar = async () => within(await screen.findByRole('region', { name: 'Selection' }));
const of = (changes: object) => ({ domainId: 'd1', keywordIds: ['1', '2'], ...changes });

it.each([
  ['Transactional', 'setIntent', { intentType: 'transactional' }, 'Intent of 2 keywords: Transactional'],
  ['By sources and rules', 'setIntent', { intentType: null }, 'Intent of 2 keywords reset'],
  ['Our subject', 'vote', { vote: 'ours' }, '2 keywords marked as your subject'],
  ['Not our subject', 'vote', { vote: 'not_ours' }, '2 keywords marked as not your subject'],
  ['Put on their own', 'move', { topicId: null }, '2 keywords put on their own'],
])(
  'corrects the selected by %s, keeps them selected, and undoes it',
  async (item, name, changes, message) => {
    const { user, sent, router } = renderSelected();
    await user.click((await findBar()).getByRole('button', { name: 'Correct' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(sent).toEqual([[name, of(changes)]]);
    expect(router.state.location.search).toMatchObject({ selected: '1-2' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.at(-1)).toEqual(['undo', { domainId: 'd1', correctionId: 'c9' }]));
  },
);

it('moves the selected to a topic by keyboard', async () => {
  const { user, sent } = renderSelected();
  (await findBar()).getByRole('button', { name: 'Correct' }).focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: 'Move to topic…' })).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 keywords' }));
  await user.click(dialog.getByRole('combobox', { name: 'Topic' }));
  await user.click(await screen.findByRole('option', { name: /^breads/ }));
  await user.click(dialog.getByRole('button', { name: 'Move keywords' }));
  await waitFor(() => expect(sent).toEqual([['move', of({ topicId: '7' })]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
