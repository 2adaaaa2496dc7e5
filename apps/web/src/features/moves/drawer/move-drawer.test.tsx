import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../../../testing/fake-api.ts';
import { makeMove, makeMoveList, makePlan } from '../../../../testing/move-fixture.ts';
import { makePublication, makeRadarList } from '../../../../testing/radar-fixture.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { shellProcedures } from '../../../../testing/shell-procedures.ts';
import type { Move } from '../../../lib/moves/use-moves.ts';
import { pathOf } from '../../../lib/path-of.ts';
import { measureLabel, measureText, risksOf } from './drawer-messages.ts';
// Loaded before the first test, so that no test waits for them.
import '../moves-screen.tsx';
import './move-drawer.tsx';

function renderDrawer(move: Move, procedures: FakeProcedures = {}) {
  return renderApp({
    path: `/dashboard?section=moves&drawer=move:${move.id}`,
    procedures: {
      ...shellProcedures,
      'moves.plan': () => makePlan([move]),
      'moves.list': () => makeMoveList([move]),
      'moves.get': () => move,
      ...procedures,
    },
  });
}

/** The first test also waits for the drawer's code. */
const drawer = (name: string) => screen.findByRole('dialog', { name }, { timeout: 10_000 });

describe('the evidence of a move', () => {
  it('shows the facts first: sentence, gain with its factors, weeks, searches and figures', async () => {
    const { user } = renderDrawer(makeMove('a'));
    const shown = await drawer('/picks/a');
    expect(shown).toHaveTextContent('Improve /picks/a: 3 searches');
    expect(shown).toHaveTextContent('+620…940 visits a month');
    expect(shown).toHaveTextContent('If it works: about 2,500 more visits a month. Chance of that: 30%.');
    await user.click(within(shown).getByRole('button', { name: 'How is this calculated?' }));
    expect(shown).toHaveTextContent('Expected: 2,530 × 30% = 760 visits a month.');
    const row = within(shown).getByRole('row', { name: /burr coffee grinder/ });
    expect(row).toHaveTextContent(/2,000\s*60\s*6\.0\s*#7\s*3\.0/);
    expect(within(shown).getByRole('row', { name: 'Impressions 3,500 100' })).toBeVisible();
    await user.click(within(shown).getByRole('button', { name: 'Clicks a week: Show as table' }));
    expect(within(shown).getByRole('row', { name: 'Oct 26, 2026 No counts' })).toBeVisible();
    expect(shown).toHaveTextContent('Medium: your own click rates');
    expect(within(shown).getByRole('region', { name: 'What would make this wrong' })).toHaveTextContent(
      'so few people click',
    );
  });

  it('lists what competitors published on the topic, with a link to the radar', async () => {
    const { user, router } = renderDrawer(makeMove('a', { competitorPages: { new: 1, rewritten: 2 } }), {
      'radar.list': ({ topicId, limit }: { topicId: string; limit: number }) =>
        makeRadarList([makePublication('a', { title: `Topic ${topicId}, at most ${limit}` })]),
    });
    const shown = await drawer('/picks/a');
    const section = within(shown).getByRole('region', { name: 'What competitors published in 14 days' });
    expect(section).toHaveTextContent('Competitors: 1 new page, 2 rewritten');
    expect(await within(section).findByRole('link', { name: 'Topic 7, at most 5' })).toBeVisible();
    await user.click(within(section).getByRole('link', { name: 'Open in Radar' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ section: 'radar', topic: '7' }));
  });

  it('names site changes within the weeks', async () => {
    renderDrawer(makeMove('a'), {
      'siteChanges.list': () => [
        { id: 'c2', changedOn: '2026-11-10', text: 'New host' },
        { id: 'c1', changedOn: '2020-01-01', text: 'Old design' },
      ],
    });
    const shown = await drawer('/picks/a');
    expect(await within(shown).findByText(/Site change on Nov 10, 2026: New host\./)).toBeVisible();
    expect(shown).not.toHaveTextContent('Old design');
  });

  it('shows no form above the facts until the user opens one', async () => {
    renderDrawer(makeMove('a'));
    const shown = await drawer('/picks/a');
    await within(shown).findByText('Evidence · 4 facts');
    expect(within(shown).queryByRole('textbox')).not.toBeInTheDocument();
    expect(within(shown).queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('opens the reasons to skip with S, and accepts with A', async () => {
    const accepted: unknown[] = [];
    const { user } = renderDrawer(makeMove('a'), {
      'moves.accept': ({ moveIds }: { moveIds: string[] }) => {
        accepted.push(...moveIds);
        return { data: [], changedIds: [] };
      },
    });
    const shown = await drawer('/picks/a');
    await within(shown).findByRole('button', { name: 'Skip…' });
    await user.keyboard('s');
    expect(within(shown).getByLabelText('Reason')).toBeVisible();
    await user.click(within(shown).getByLabelText('Note'));
    await user.keyboard('a');
    expect(within(shown).getByLabelText('Note')).toHaveValue('a');
    await user.click(within(shown).getByRole('button', { name: 'Skip…' }));
    await user.keyboard('a');
    await waitFor(() => expect(accepted).toEqual(['a']));
  });

  it('skips for a reason and a duration', async () => {
    const skips: unknown[] = [];
    const { user } = renderDrawer(makeMove('a'), {
      'moves.skip': (input: unknown) => {
        skips.push(input);
        return makeMove('a', { state: 'skipped' });
      },
    });
    const shown = await drawer('/picks/a');
    await user.click(await within(shown).findByRole('button', { name: 'Skip…' }));
    await user.selectOptions(within(shown).getByLabelText('Reason'), 'Too much work');
    await user.selectOptions(within(shown).getByLabelText('For how long'), '8 weeks');
    await user.type(within(shown).getByLabelText('Note'), 'Busy');
    await user.click(within(shown).getByRole('button', { name: 'Skip move' }));
    await waitFor(() =>
      expect(skips).toEqual([
        { domainId: 'd1', moveId: 'a', reason: 'too_much_work', note: 'Busy', days: 56 },
      ]),
    );
  });

  it('marks a move as done on a date', async () => {
    const days: unknown[] = [];
    const { user } = renderDrawer(makeMove('a', { state: 'accepted' }), {
      'moves.markDone': (input: { doneOn: string }) => {
        days.push(input.doneOn);
        return makeMove('a', { state: 'done' });
      },
    });
    const shown = await drawer('/picks/a');
    await user.click(await within(shown).findByRole('button', { name: 'Mark done…' }));
    const date = within(shown).getByLabelText(/^Date/);
    await user.clear(date);
    await user.type(date, '2026-11-20');
    await user.click(within(shown).getByRole('button', { name: 'Mark done' }));
    await waitFor(() => expect(days).toEqual(['2026-11-20']));
  });

  it('shows the leading page of a search in each week', async () => {
    const weeks = [
      { startsOn: '2026-11-02', page: 'https://a.example/one' },
      { startsOn: '2026-11-09', page: null },
      { startsOn: '2026-11-16', page: 'https://a.example/two' },
    ];
    const evidence = { ...makeMove('m').evidence, leaders: [{ query: 'drip coffee', weeks }] };
    const { user } = renderDrawer(makeMove('m', { verb: 'merge', evidence }));
    const shown = await drawer('/picks/m');
    const name = 'Leading page for “drip coffee”: Show as table';
    await user.click(await within(shown).findByRole('button', { name }));
    expect(within(shown).getByRole('row', { name: 'Nov 9, 2026 No clear leader' })).toBeVisible();
    expect(within(shown).getByRole('row', { name: 'Nov 16, 2026 /two' })).toBeVisible();
  });

  it('shows results at each checkpoint, and explains a missing one', async () => {
    const base = { controlCount: 12, before: 200, after: 260, message: null };
    renderDrawer(
      makeMove('a', {
        state: 'judged',
        judgements: [
          {
            ...base,
            days: 14,
            verdict: 'worked',
            dueOn: '2026-10-20',
            judgedOn: '2026-10-22',
            extra: { low: -5, mid: 40, high: 80 },
            message: 'Other work was done on Oct 8.',
          },
          {
            ...base,
            days: 28,
            verdict: 'cannot_tell',
            dueOn: '2026-11-03',
            judgedOn: '2026-11-05',
            extra: null,
            message: 'Only 3 pages are comparable.',
          },
          { ...base, days: 90, verdict: 'too_early', dueOn: '2027-01-04', judgedOn: null, extra: null },
        ],
      }),
    );
    const results = await screen.findByRole('region', { name: 'Results' });
    expect(results).toHaveTextContent(
      'Worked−5 to +80 extra clicks in 28 days, against untouched pages. Compared with 12 untouched pages. Other work was done on Oct 8.',
    );
    expect(results).toHaveTextContent('Cannot tellOnly 3 pages are comparable.');
    expect(results).toHaveTextContent('Too earlydue Jan 4');
  });

  it('closes, and removes itself from the address', async () => {
    const { user, router } = renderDrawer(makeMove('a'));
    await drawer('/picks/a');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'moves' }));
  });

  it.each([
    [new ApiFailure('not_found', 404, 'Move not found'), 'This move no longer exists'],
    [new ApiFailure('validation_failed', 400, 'No luck.'), 'Could not load the move'],
  ])('reports a failure: %s', async (failure, title) => {
    renderDrawer(makeMove('a'), {
      'moves.get': () => {
        throw failure;
      },
    });
    expect(await screen.findByText(title)).toBeVisible();
  });
});

describe('texts of the evidence', () => {
  it.each([
    ['swaps', 'Changes of the leading page in 8 weeks'],
    ['some_new_rule', 'Some new rule'],
  ])('names the figure %s', (name, label) => {
    expect(measureLabel(name)).toBe(label);
  });

  it.each([
    [0.6, '0.6'],
    [-2.604, '−2.6'],
    [3500, '3,500'],
  ])('writes %s as %s', (value, text) => {
    expect(measureText(value)).toBe(text);
  });

  it('lists the risk of the rule before those of the verb', () => {
    expect(risksOf('update', ['decay'])[0]).toMatch(/Demand fell/);
    expect(risksOf('merge', ['competing_pages'])).toHaveLength(2);
  });

  it.each([
    ['https://a.example/caf%C3%A9?x=1', '/café?x=1'],
    ['https://a.example/%E0%A4%A', '/%E0%A4%A'],
    ['moka pots', 'moka pots'],
  ])('shortens %s to %s', (address, path) => {
    expect(pathOf(address)).toBe(path);
  });
});
