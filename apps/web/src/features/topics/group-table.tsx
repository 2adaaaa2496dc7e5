import { shortenVolume } from '@keydence/domain';
import { Figure, formatNumber, Hint, Sheet } from '@keydence/ui';
import { Anchor, Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Allowed } from '../../lib/allowed.tsx';
import { GainFigure } from '../../lib/gain-figure.tsx';
import { intentText } from '../../lib/insight-labels.ts';
import { pathOf } from '../../lib/path-of.ts';
import { RelevanceMark } from '../../lib/relevance-mark.tsx';
import { pageTexts as texts } from './page-messages.ts';
import classes from './topics.module.css';
import type { PageGroup, TopicKeyword } from './use-topic.ts';

interface GroupTableProps {
  group: PageGroup;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
}

/** Keywords of one page group. */
export function GroupTable({ group, selected, onSelect }: GroupTableProps) {
  const ids = group.keywords.map(({ id }) => id);
  const isAll = ids.every((id) => selected.has(id));
  return (
    <Sheet
      label={group.mainKeyword.keywordText}
      head={
        <>
          <th scope="col">
            <span className={classes.keyword}>
              <Allowed>
                <Checkbox
                  aria-label={texts.selectGroup(group.mainKeyword.keywordText)}
                  checked={isAll}
                  indeterminate={!isAll && ids.some((id) => selected.has(id))}
                  onChange={() => onSelect(ids, !isAll)}
                />
              </Allowed>
              {texts.keyword}
            </span>
          </th>
          <th scope="col" data-number>
            <Hint label={texts.volumeHint}>{texts.volume}</Hint>
          </th>
          <th scope="col" data-number>
            {texts.rank}
          </th>
          <th scope="col" data-number>
            {texts.gain}
          </th>
          <th scope="col">{texts.intent}</th>
          <th scope="col">{texts.relevance}</th>
          <th scope="col">{texts.rankingPage}</th>
        </>
      }
    >
      {group.keywords.map((keyword) => (
        <Row
          key={keyword.id}
          keyword={keyword}
          isSelected={selected.has(keyword.id)}
          onSelect={(isSelected) => onSelect([keyword.id], isSelected)}
        />
      ))}
    </Sheet>
  );
}

interface RowProps {
  keyword: TopicKeyword;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

function Row({ keyword, isSelected, onSelect }: RowProps) {
  const { id, keywordText, searchVolume, rankGroup, rankingUrl } = keyword;
  return (
    <tr data-selected={isSelected || undefined}>
      <th scope="row">
        <span className={classes.keyword}>
          <Allowed>
            <Checkbox
              aria-label={texts.select(keywordText)}
              checked={isSelected}
              onChange={(event) => onSelect(event.currentTarget.checked)}
            />
          </Allowed>
          <Anchor
            inherit
            renderRoot={(props) => (
              <Link {...props} to="/dashboard" search={{ section: 'keywords', keyword: id }} />
            )}
          >
            {keywordText}
          </Anchor>
        </span>
      </th>
      <td data-number>
        <Figure
          text={searchVolume === null ? null : shortenVolume(searchVolume)}
          {...(searchVolume === null ? {} : { exact: formatNumber(searchVolume) })}
          unknownReason={texts.unknownVolume}
        />
      </td>
      <td data-number>{rankGroup === null ? <Hint label={texts.noRank}>–</Hint> : `#${rankGroup}`}</td>
      <td data-number>
        <GainFigure gain={keyword.gain} />
      </td>
      <td>{intentText(keyword)}</td>
      <td>
        <RelevanceMark facts={keyword} />
      </td>
      <td className={classes.address} title={rankingUrl ?? undefined}>
        {rankingUrl === null ? '–' : <bdi>{pathOf(rankingUrl)}</bdi>}
      </td>
    </tr>
  );
}
