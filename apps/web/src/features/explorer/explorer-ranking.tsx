import { keywordRankTone, rankText } from '@keydence/domain';
import { formatNumber, Hint, ToneBadge } from '@keydence/ui';
import { Anchor } from '@mantine/core';
import { useDates } from '../../lib/dates.tsx';
import classes from './explorer.module.css';
import { messages } from './messages.ts';
import type { CompetitorKeyword } from './use-explorer.ts';

interface ExplorerRankingProps {
  keyword: CompetitorKeyword;
  isTracked: boolean;
  now: Date;
}

/** Rank and page of the competitor, and our own rank if we track the keyword. */
export function ExplorerRanking({ keyword, isTracked, now }: ExplorerRankingProps) {
  const dates = useDates();
  const own = keyword.ownRankGroup;
  return (
    <dl className={classes.ranking}>
      <div>
        <dt>Their rank</dt>
        <dd>
          <TheirRank keyword={keyword} />
          <Page keyword={keyword} />
          {keyword.lastRankingCheck ? (
            <span className={classes.fresh}>checked {dates.freshness(keyword.lastRankingCheck, now)}</span>
          ) : null}
        </dd>
      </div>
      {isTracked ? (
        <div>
          <dt>Your rank</dt>
          <dd>
            <ToneBadge tone={keywordRankTone(own)} isPlain>
              {keyword.ownRankState === null
                ? messages.notChecked
                : rankText({
                    rankAbsolute: own,
                    rankGroup: null,
                    resultsCount: null,
                    rankState: keyword.ownRankState,
                    rankDepth: keyword.ownRankDepth,
                  })}
            </ToneBadge>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

function TheirRank({ keyword: { rankGroup, rankingType } }: { keyword: CompetitorKeyword }) {
  if (rankGroup === null) return <Hint label={messages.unknownRank}>–</Hint>;
  const among = rankingType === null ? '' : ` among ${formatNumber(rankingType)} results`;
  return (
    <ToneBadge tone={keywordRankTone(rankGroup)} isPlain>
      #{rankGroup}
      {among}
    </ToneBadge>
  );
}

/** Link with the title of the ranking page. It opens outside the application, without a referrer. */
function Page({ keyword: { rankingUrl, rankingTitle } }: { keyword: CompetitorKeyword }) {
  const title = rankingTitle ?? rankingUrl;
  if (title === null) return null;
  const isLink = rankingUrl !== null && /^https?:/.test(rankingUrl) && URL.canParse(rankingUrl);
  if (!isLink) return <span>{title}</span>;
  return (
    <Anchor href={rankingUrl} target="_blank" rel="noreferrer noopener" inherit title={rankingUrl}>
      {title}
    </Anchor>
  );
}
