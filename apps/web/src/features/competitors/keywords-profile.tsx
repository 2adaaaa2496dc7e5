import { DetailChip, FactList, formatNumber } from '@keydence/ui';
import classes from './competitors.module.css';
import type { Competitor } from './use-competitors.ts';

/** Maximum chips of the profile. */
const shownKeywords = 8;

type TopKeyword = Competitor['topKeywords'][number];

/** Top keywords of the competitor; the card of a chip shows rank and difficulty. */
export function KeywordsProfile({ name, keywords }: { name: string; keywords: TopKeyword[] }) {
  if (keywords.length === 0) return null;
  return (
    <div className={classes.profile}>
      <h3 className={classes.label}>Keywords profile</h3>
      <ul aria-label={`Keywords of ${name}`} className={classes.chips}>
        {keywords.slice(0, shownKeywords).map((keyword) => (
          <li key={keyword.keyword}>
            <DetailChip text={keyword.keyword}>
              <p className={classes.chipTitle}>{keyword.keyword}</p>
              <FactList facts={factsOf(keyword)} />
            </DetailChip>
          </li>
        ))}
      </ul>
    </div>
  );
}

function factsOf({ rankGroup, searchVolume, difficultyScore }: TopKeyword) {
  return [
    { name: 'Rank', value: rankGroup === null ? 'unknown' : `#${rankGroup}` },
    { name: 'Searches a month', value: formatNumber(searchVolume) ?? 'unknown' },
    { name: 'Difficulty', value: difficultyScore === null ? 'unknown' : `${difficultyScore} / 100` },
  ];
}
