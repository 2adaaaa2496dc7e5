import type { AskedQuestion } from './fake-model.ts';

interface FakeFacts {
  bestOpportunities?: FakeKeyword[];
  keywords?: FakeKeyword[];
  competitors?: { id: string; domain: string; visits?: number; gaps?: number }[];
  site?: Record<string, unknown>;
}

interface FakeKeyword {
  id: string;
  keyword: string;
  position?: number;
  unranked?: number;
}

/** A good answer to a request, written from its facts alone. */
export function writeFakeAnswer({ section, facts }: AskedQuestion): string {
  const { bestOpportunities = [], keywords = [], competitors = [], site = {} } = facts as FakeFacts;
  const rows = bestOpportunities.length > 0 ? bestOpportunities : keywords;
  const say = (claims: string[], choice: string | null = null) => ({ claims, choice });
  const placed = rows.filter(({ position }) => position !== undefined);
  const high = placed.filter(({ position = 0 }) => position <= 10).slice(0, 1);
  const low = placed.filter(({ position = 0 }) => position > 10).slice(0, 1);
  const lacking = rows.filter(({ unranked }) => unranked !== undefined).slice(0, 1);
  const visited = competitors.filter(({ visits }) => visits !== undefined);
  const gaps = competitors.filter(({ gaps: count }) => count !== undefined);
  const answers: Record<string, object> = {
    'Autopilot overview': {
      summary: say(rows.slice(0, 1).map(({ id }) => `${id}s`)),
      keyStrengths: [...high.map(({ id }) => say([`${id}p`])), ...siteOf(site, good).map((id) => say([id]))],
      keyWeaknesses: [
        ...[...low, ...lacking].map(({ id, position }) =>
          say([`${id}${position === undefined ? 'u' : 'p'}`]),
        ),
        ...siteOf(site, bad).map((id) => say([id])),
      ],
    },
    'Competitive positioning': {
      positioning: say(visited.slice(0, 2).map(({ id }) => `${id}v`)),
      keyGaps: gaps.map(({ id }) => say([`${id}g`])),
      recommendations: [say([], 'answerFirst'), say([], 'addTable')],
    },
    'Competitor strategy': {
      strategies: competitors.map(({ id, domain, visits }) => ({
        competitorDomain: domain,
        strategySummary: say(visits === undefined ? [] : [`${id}v`]),
        howToCopy: [say([], 'splitTopics'), say([], 'answerFirst')],
        risks: [say([id], 'otherOffer')],
      })),
    },
    'Content strategy': {
      suggestions: keywords.map(({ keyword }) => ({
        keyword,
        format: 'comparison',
        sections: ['shortAnswer', 'criteria', 'comparison', 'costs'],
      })),
    },
  };
  const claims = [
    ...rows.slice(0, 1).map(({ id }) => claimOf(`${id}s`, id, 'searches')),
    ...[...high, ...low].map(({ id }) => claimOf(`${id}p`, id, 'position')),
    ...lacking.map(({ id }) => claimOf(`${id}u`, id, 'unranked')),
    ...[...good, ...bad].map((measure) => claimOf(measure, 'site', measure)),
    ...competitors.map(({ id }) => claimOf(id, id, 'name')),
    ...visited.map(({ id }) => claimOf(`${id}v`, id, 'visits')),
    ...gaps.map(({ id }) => claimOf(`${id}g`, id, 'gaps')),
  ];
  return JSON.stringify({ claims, ...answers[section] });
}

const good = ['top3', 'top10'];
const bad = ['positions21to50', 'beyond50'];

function siteOf(site: Record<string, unknown>, measures: readonly string[]): string[] {
  return measures.filter((measure) => Number(site[measure] ?? 0) > 0);
}

function claimOf(id: string, subject: string, measure: string) {
  return { id, subject, measure, direction: null, period: null, comparison: null, than: null, within: null };
}
