import { formatDay } from '../dates/format-date.ts';
import type { MoveVerdict } from '../moves/judgement-schema.ts';
import type { NotificationFacts } from './events.ts';
import type { Notification, NotificationTarget } from './schema.ts';

type Described = Pick<Notification, 'state' | 'title' | 'detail' | 'target'>;
type FactsOf<Kind extends NotificationFacts['kind']> = Extract<NotificationFacts, { kind: Kind }>;

const noItem = { eventId: null, importId: null };
const screen = (section: NotificationTarget['section']): NotificationTarget => ({ section, ...noItem });
const formatCount = (total: number, one: string, many = `${one}s`) =>
  `${total.toLocaleString('en-US')} ${total === 1 ? one : many}`;

/** The sentence of an event, what to do about it, and the screen that shows it. */
export function describeNotification(facts: NotificationFacts): Described {
  switch (facts.kind) {
    case 'alert':
      return {
        state: 'information',
        title: facts.summary,
        detail: `Alert “${facts.ruleName}” · ${facts.setName}`,
        target: { section: 'alerts', eventId: facts.eventId, importId: null },
      };
    case 'review':
      return describeReview(facts);
    case 'setup':
      return {
        state: facts.state === 'failed' ? 'needs_you' : 'information',
        title: facts.state === 'failed' ? 'Setup failed' : 'Setup finished',
        detail: facts.message,
        target: screen('dashboard'),
      };
    case 'report':
      return describeReport(facts);
    case 'refresh':
      return describeRefresh(facts);
    case 'import':
      return describeImport(facts);
    case 'crawl':
      return describeCrawl(facts);
    case 'radar':
      return describeRadar(facts);
    case 'site_change':
      return {
        state: 'information',
        title: 'Site change recorded',
        detail: `${formatDay(facts.changedOn, 'medium')}: ${facts.text}`,
        target: screen('workspace-settings'),
      };
  }
}

const verdictWords: Record<MoveVerdict, string> = {
  worked: 'worked',
  helped: 'helped a little',
  no_clear_change: 'no clear change',
  fell: 'fell',
  too_early: 'too early',
  cannot_tell: 'cannot tell',
};

function describeReview({ verdicts }: FactsOf<'review'>): Described {
  const counts = Object.entries(verdictWords).flatMap(([verdict, words]) => {
    const count = verdicts[verdict as MoveVerdict] ?? 0;
    return count > 0 ? [{ count, words }] : [];
  });
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return {
    state: 'information',
    title: `Review ready: ${formatCount(total, 'verdict')}`,
    detail: counts.map(({ count, words }) => `${count.toLocaleString('en-US')} ${words}`).join(' · '),
    target: screen('review'),
  };
}

function describeReport({ state, isAsked, message }: FactsOf<'report'>): Described {
  if (state === 'waiting')
    return {
      state: 'needs_you',
      title: 'Your next report needs a newer export',
      detail: 'Import an export with newer numbers.',
      target: screen('keywords'),
    };
  if (state === 'failed')
    return { state: 'failed', title: 'The run failed', detail: message, target: screen('reports') };
  return {
    state: 'information',
    title: 'New report ready',
    detail: isAsked ? 'A member started the run.' : 'The scheduled run has finished.',
    target: screen('reports'),
  };
}

function describeRefresh({ refresh, state, figures, message }: FactsOf<'refresh'>): Described {
  const name = refresh === 'keywords' ? 'Keyword refresh' : 'Rank check';
  if (state === 'failed')
    return { state: 'failed', title: `${name} failed`, detail: message, target: screen('keywords') };
  const { added = 0, updated = 0, refreshed = 0, failed = 0 } = figures ?? {};
  const detail =
    refresh === 'keywords'
      ? describeChanged({ added, updated })
      : joinParts([
          `${formatCount(refreshed, 'keyword')} checked`,
          failed > 0 && `${formatCount(failed, 'check')} failed`,
        ]);
  return {
    state: 'information',
    title: `${name} finished`,
    detail: figures === null ? null : detail,
    target: screen('keywords'),
  };
}

function describeImport({
  importId,
  state,
  fileName,
  isFetch,
  figures,
  message,
}: FactsOf<'import'>): Described {
  const name = isFetch ? 'Search Console import' : 'Import';
  const target: NotificationTarget = { section: 'keywords', eventId: null, importId };
  if (state === 'failed')
    return { state: 'failed', title: `${name} failed`, detail: named(fileName, message), target };
  return {
    state: 'information',
    title: `${name} finished`,
    detail: named(fileName, figures && describeImported(figures)),
    target,
  };
}

function describeImported(figures: NonNullable<FactsOf<'import'>['figures']>): string {
  const { added, updated, totals, isRepeat } = figures;
  if (isRepeat) return 'the same file was imported before, so nothing changed';
  if (added === 0 && updated === 0 && totals > 0) return `${formatCount(totals, 'figure')} stored`;
  return describeChanged({ added, updated });
}

function describeCrawl({ state, pages, message }: FactsOf<'crawl'>): Described {
  const target = screen('pages');
  if (state === 'failed') return { state: 'failed', title: 'Site crawl failed', detail: message, target };
  return {
    state: 'information',
    title: state === 'done' ? 'Site crawl finished' : 'Site crawl finished with gaps',
    detail: `${formatCount(pages, 'address', 'addresses')} read`,
    target,
  };
}

function describeRadar({ new: added, rewritten, sites }: FactsOf<'radar'>): Described {
  const published = `published ${formatCount(added, 'page')}`;
  const changed = `rewrote ${formatCount(rewritten, 'page')}`;
  return {
    state: 'information',
    title: `Competitors ${added > 0 ? published : changed}`,
    detail: joinParts([
      formatCount(sites, 'site'),
      added > 0 && rewritten > 0 && `${formatCount(rewritten, 'page')} rewritten`,
    ]),
    target: screen('radar'),
  };
}

function describeChanged({ added, updated }: { added: number; updated: number }): string {
  return joinParts([
    `${formatCount(added, 'keyword')} added`,
    updated > 0 && `${updated.toLocaleString('en-US')} updated`,
  ]);
}

const joinParts = (parts: (string | false)[]) => parts.filter((part) => part !== false).join(', ');

function named(fileName: string, text: string | null): string {
  return text === null ? fileName : `${fileName}: ${text}`;
}
