import { expect, it } from 'vitest';
import { describeNotification } from './describe-notification.ts';
import type { NotificationFacts } from './events.ts';

const figures = { added: 0, updated: 0, totals: 0, isRepeat: false };
const file = { kind: 'import', importId: 'i', fileName: 'a.csv', isFetch: false, message: null } as const;
const report = { kind: 'report', isAsked: false, message: null } as const;

it.each<[NotificationFacts, string, string, string | null, string]>([
  [
    {
      kind: 'alert',
      eventId: 'e',
      summary: '7 keywords left the top 10',
      ruleName: 'Top',
      setName: 'All keywords',
    },
    'information',
    '7 keywords left the top 10',
    'Alert “Top” · All keywords',
    'alerts',
  ],
  [{ kind: 'review', verdicts: { fell: 1 } }, 'information', 'Review ready: 1 verdict', '1 fell', 'review'],
  [
    { kind: 'review', verdicts: { cannot_tell: 2, worked: 1_000 } },
    'information',
    'Review ready: 1,002 verdicts',
    '1,000 worked · 2 cannot tell',
    'review',
  ],
  [
    { kind: 'setup', state: 'done', message: 'Your domain is ready.' },
    'information',
    'Setup finished',
    'Your domain is ready.',
    'dashboard',
  ],
  [{ kind: 'setup', state: 'failed', message: null }, 'needs_you', 'Setup failed', null, 'dashboard'],
  [
    { ...report, state: 'done' },
    'information',
    'New report ready',
    'The scheduled run has finished.',
    'reports',
  ],
  [
    { ...report, state: 'done', isAsked: true },
    'information',
    'New report ready',
    'A member started the run.',
    'reports',
  ],
  [
    { ...report, state: 'failed', message: 'No answer.' },
    'failed',
    'The run failed',
    'No answer.',
    'reports',
  ],
  [
    { ...report, state: 'waiting' },
    'needs_you',
    'Your next report needs a newer export',
    'Import an export with newer numbers.',
    'keywords',
  ],
  [
    {
      kind: 'refresh',
      refresh: 'keywords',
      state: 'done',
      figures: { added: 1, updated: 1_200 },
      message: null,
    },
    'information',
    'Keyword refresh finished',
    '1 keyword added, 1,200 updated',
    'keywords',
  ],
  [
    {
      kind: 'refresh',
      refresh: 'rankings',
      state: 'done',
      figures: { refreshed: 9, failed: 1 },
      message: null,
    },
    'information',
    'Rank check finished',
    '9 keywords checked, 1 check failed',
    'keywords',
  ],
  [
    {
      kind: 'refresh',
      refresh: 'rankings',
      state: 'done',
      figures: { refreshed: 9, failed: 0 },
      message: null,
    },
    'information',
    'Rank check finished',
    '9 keywords checked',
    'keywords',
  ],
  [
    {
      kind: 'refresh',
      refresh: 'rankings',
      state: 'failed',
      figures: null,
      message: 'The budget is used up.',
    },
    'failed',
    'Rank check failed',
    'The budget is used up.',
    'keywords',
  ],
  [
    { ...file, state: 'done', figures: { ...figures, added: 12 } },
    'information',
    'Import finished',
    'a.csv: 12 keywords added',
    'keywords',
  ],
  [
    { ...file, state: 'done', figures: { ...figures, totals: 1 } },
    'information',
    'Import finished',
    'a.csv: 1 figure stored',
    'keywords',
  ],
  [
    { ...file, state: 'done', figures: { ...figures, added: 1, isRepeat: true } },
    'information',
    'Import finished',
    'a.csv: the same file was imported before, so nothing changed',
    'keywords',
  ],
  [
    { ...file, state: 'done', isFetch: true, figures: null },
    'information',
    'Search Console import finished',
    'a.csv',
    'keywords',
  ],
  [
    { ...file, state: 'failed', figures: null, message: 'No table.' },
    'failed',
    'Import failed',
    'a.csv: No table.',
    'keywords',
  ],
  [
    { kind: 'crawl', state: 'done', pages: 1, message: null },
    'information',
    'Site crawl finished',
    '1 address read',
    'pages',
  ],
  [
    { kind: 'crawl', state: 'incomplete', pages: 2_000, message: null },
    'information',
    'Site crawl finished with gaps',
    '2,000 addresses read',
    'pages',
  ],
  [
    { kind: 'crawl', state: 'failed', pages: 0, message: 'No answer.' },
    'failed',
    'Site crawl failed',
    'No answer.',
    'pages',
  ],
  [
    { kind: 'radar', new: 4, rewritten: 1, sites: 2 },
    'information',
    'Competitors published 4 pages',
    '2 sites, 1 page rewritten',
    'radar',
  ],
  [
    { kind: 'radar', new: 0, rewritten: 1, sites: 1 },
    'information',
    'Competitors rewrote 1 page',
    '1 site',
    'radar',
  ],
  [
    { kind: 'site_change', changedOn: '2026-11-08', text: 'Redesign' },
    'information',
    'Site change recorded',
    'Nov 8, 2026: Redesign',
    'workspace-settings',
  ],
])('describes %j', (facts, state, title, detail, section) => {
  const described = describeNotification(facts);
  expect(described).toMatchObject({ state, title, detail });
  expect(described.target.section).toBe(section);
});

it('leads to the alert and to the import', () => {
  const targetOf = (facts: NotificationFacts) => describeNotification(facts).target;
  expect(targetOf({ kind: 'alert', eventId: 'e', summary: '', ruleName: '', setName: '' }).eventId).toBe('e');
  expect(targetOf({ ...file, state: 'done', figures: null }).importId).toBe('i');
});
