import type { MoveFacts, NumberedEvidence } from '@keydence/domain';
import type { FoundMove } from '@keydence/moves';

const shownWeeks = 26;

/**
 * Weekly evidence of findings: clicks of falling pages, and the leading page of shared searches.
 */
export function readWeekEvidence(
  findings: readonly FoundMove[],
  { weeks }: MoveFacts,
): Pick<NumberedEvidence, 'pageWeeks' | 'leaders'> {
  const found: Pick<NumberedEvidence, 'pageWeeks' | 'leaders'> = { pageWeeks: [], leaders: [] };
  if (weeks === null) return found;
  for (const finding of findings) {
    if (finding.cause === 'decay') found.pageWeeks.push(...viewPages(finding.pages, weeks));
    if (finding.cause === 'competing_pages')
      found.leaders.push(
        ...finding.details.leaders.map(({ query, weeks: leaders }) => ({
          query,
          weeks: leaders.map((page, index) => ({
            startsOn: weeks.pairWeeks.at(index - leaders.length)?.startsOn ?? '',
            page,
          })),
        })),
      );
  }
  return found;
}

function viewPages(
  pages: readonly string[],
  { pageWeeks, pages: counted }: NonNullable<MoveFacts['weeks']>,
): NumberedEvidence['pageWeeks'] {
  return pages.flatMap((page) => {
    const clicks = counted.find((row) => row.page === page)?.clicks;
    if (!clicks) return [];
    const weeks = pageWeeks.map(({ startsOn, countedDays }, index) => ({
      startsOn,
      clicks: countedDays === 0 ? null : (clicks[index] ?? 0),
    }));
    return [{ page, weeks: weeks.slice(-shownWeeks) }];
  });
}
