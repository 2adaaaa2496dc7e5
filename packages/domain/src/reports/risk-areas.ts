import { cited, type Draft } from './cited.ts';
import type { ReportFacts, ReportMove } from './facts.ts';
import { cannibalisedRows, type Findings } from './findings.ts';
import { levelOf } from './move-growth.ts';
import { moveRows } from './move-texts.ts';
import { counted, demandChange, figure, listed, quoted } from './prose.ts';
import { reportFigures } from './report-figures.ts';
import type { RiskArea } from './schema.ts';
import { competitorCard, ownPage, ownRows } from './sources.ts';

/** Keeps the impact outside the draft, since the risks are sorted by it. */
type RiskDraft = Omit<Draft<RiskArea>, 'impact'> & Pick<RiskArea, 'impact'>;

/** Risks of losing visits, most serious first; empty if the facts show none. */
export function writeRiskAreas(facts: ReportFacts, findings: Findings): RiskDraft[] {
  const { moves = [] } = facts;
  const risks = [
    ...decayRisks(facts, moves),
    ...aiOverviewRisk(findings),
    ...fadingRisk(findings),
    ...concentrationRisk(facts),
    ...overlapRisk(facts),
    ...(moves.length > 0 ? [] : cannibalisationRisk(facts, findings)),
    ...lossRisk(facts),
  ];
  const order = { high: 0, medium: 1, low: 2 };
  return risks.sort((a, b) => order[a.impact] - order[b.impact]).slice(0, 5);
}

/** Pages that lose clicks; competing pages are then among the actions. */
function decayRisks(facts: ReportFacts, moves: readonly ReportMove[]): RiskDraft[] {
  return moves
    .filter(({ causes }) => causes[0] === 'decay')
    .map((move) => {
      const page = (move.verb === 'merge' ? move.pages[1] : move.pages[0]) ?? move.title;
      const rows = moveRows(facts, move);
      return {
        risk: cited(`${page} ${lowerFirst(move.reason)}.`, ...rows),
        impact: levelOf(move.gain?.mid ?? 0),
        mitigation: cited(move.sentence, ...rows),
      };
    });
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function aiOverviewRisk({ aiOverviews }: Findings): RiskDraft[] {
  const informational = aiOverviews.filter(({ intent }) => intent === 'informational');
  const exposed = (informational.length > 0 ? informational : aiOverviews).slice(0, 3);
  if (exposed.length === 0) return [];
  return [
    {
      risk: cited(
        `AI overviews answer ${listed(exposed.map(({ keywordText }) => quoted(keywordText)))} before the first result. Results below an overview get fewer clicks.`,
        ownRows(...exposed),
      ),
      impact: informational.length >= 2 ? 'high' : 'medium',
      mitigation:
        'Give what a summary cannot: own data, tools, prices and examples. State the short answer in the first paragraph so that the overview can cite the page.',
    },
  ];
}

function fadingRisk({ fadingTopRankings }: Findings): RiskDraft[] {
  const [worst] = fadingTopRankings;
  if (!worst) return [];
  return [
    {
      risk: cited(
        `Demand for ${quoted(worst.keywordText)}, one of your top rankings, is shrinking: ${demandChange(worst.trends)}.`,
        ownRows(...fadingTopRankings),
      ),
      impact: fadingTopRankings.length >= 3 ? 'high' : 'medium',
      mitigation:
        'Check whether the drop is seasonal. If it is not, find the wording that searchers use now and extend the page towards it.',
    },
  ];
}

function concentrationRisk(facts: ReportFacts): RiskDraft[] {
  const { pages, rankingDistribution } = facts;
  const [largest] = [...pages].sort((a, b) => b.keywordCount - a.keywordCount);
  const total = rankingDistribution.totalRankedKeywords;
  if (!largest || total < 10 || largest.keywordCount / total < 0.3) return [];
  return [
    {
      risk: cited(
        `${largest.url} carries ${figure(largest.keywordCount)} of ${counted(total, 'ranked keyword')}: one change to this page, or one update of the search engine, moves everything.`,
        ownPage(largest.url, pages),
        reportFigures(facts, 'ranked'),
      ),
      impact: largest.keywordCount / total >= 0.5 ? 'high' : 'medium',
      mitigation:
        'Give the strongest subtopics pages of their own, linked from this one, and test changes to it with care.',
    },
  ];
}

function overlapRisk({ competitors }: ReportFacts): RiskDraft[] {
  const [closest] = [...competitors].sort((a, b) => b.overlapPercentage - a.overlapPercentage);
  if (!closest || closest.overlapPercentage < 50) return [];
  return [
    {
      risk: cited(
        `${closest.name} ranks for ${figure(closest.overlapPercentage)}% of your keywords.`,
        competitorCard(closest),
      ),
      impact: closest.overlapPercentage >= 70 ? 'high' : 'medium',
      mitigation: cited(
        `Watch the shared keywords every month, and refresh your page first where ${closest.name} moves up.`,
        competitorCard(closest),
      ),
    },
  ];
}

function cannibalisationRisk(facts: ReportFacts, { cannibalised }: Findings): RiskDraft[] {
  if (!cannibalised) return [];
  return [
    {
      risk: cited(
        `Two of your pages compete for ${quoted(cannibalised.keywordText)}: ${listed(cannibalised.urls)}.`,
        ...cannibalisedRows(facts, cannibalised),
      ),
      impact: 'medium',
      mitigation:
        'Choose the page that should win, merge the useful parts of the other into it and redirect.',
    },
  ];
}

function lossRisk(facts: ReportFacts): RiskDraft[] {
  const { movements } = facts.health;
  if (!movements || movements.down + movements.lost <= movements.up + movements.gained) return [];
  return [
    {
      risk: cited(
        `Rankings are slipping: ${figure(movements.down)} fell and ${figure(movements.lost)} left the top hundred, against ${figure(movements.up)} that rose and ${figure(movements.gained)} new ones.`,
        reportFigures(facts, 'fallenRanks', 'lostRanks', 'risenRanks', 'newRanks'),
      ),
      impact: 'high',
      mitigation:
        'Look for a common cause first (one template, one section, one date) before you edit single pages.',
    },
  ];
}
