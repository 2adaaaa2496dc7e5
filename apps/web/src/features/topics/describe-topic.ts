import { keywordDifficultyLabel, shortenVolume } from '@keydence/domain';
import { countKeywords } from '../../lib/count-keywords.ts';
import { impressionsText, shareText } from './topic-figures.tsx';
import type { Topic } from './use-topics.ts';

/** "drip coffee: 60.5K searches a month, difficulty 42 (Medium), you 12%, Crema House 31%, 14 keywords". */
export function describeTopic({
  name,
  demand,
  impressions,
  difficulty,
  visibility,
  leader,
  keywordCount,
}: Topic): string {
  const parts = [
    describeDemand(demand, impressions),
    difficulty === null ? null : `difficulty ${difficulty} (${keywordDifficultyLabel(difficulty)})`,
    visibility === null ? null : `you ${shareText(visibility)}`,
    leader && `${leader.displayName || leader.domainName} ${shareText(leader.visibility)}`,
    countKeywords(keywordCount),
  ];
  return `${name}: ${parts.filter((part) => part !== null).join(', ')}`;
}

function describeDemand(demand: Topic['demand'], impressions: Topic['impressions']): string | null {
  if (demand !== null) return `${shortenVolume(demand)} searches a month`;
  return impressions === null ? null : `${impressionsText(impressions)} a month`;
}
