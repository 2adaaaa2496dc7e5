import type { ImportedRow } from '@keydence/domain';
import { importMessages } from './import-messages.ts';
import { newKeyword, newProblem } from './new-keyword.ts';
import { readFigures, type SearchConsoleShape } from './search-console-shape.ts';

const lowestRank = 100;
const longestName = 2_000;

/**
 * One row of a Search Console table. A query's position is an average, so the rank is rounded from it; outside of 1 to
 * 100 the site does not rank, and without impressions nothing was measured.
 */
export function readSearchConsoleRow(
  cells: readonly string[],
  rowNumber: number,
  shape: SearchConsoleShape,
): ImportedRow {
  const [name = ''] = cells;
  const figures = readFigures(cells, shape);
  const skip = () => newProblem(rowNumber, name, { message: importMessages.badTotal, isSkipped: true });
  if (!figures) return skip();
  const { clicks, impressions, position } = figures;
  const hasData = impressions > 0;
  const averagePosition = hasData ? position : null;
  if (shape.dimension !== 'query') {
    // Addresses come with line ends in them, as somebody has linked to them.
    const oneLine = name.replace(/\s+/g, ' ').trim();
    if (oneLine === '' || oneLine.length > longestName || /\p{Cc}/u.test(oneLine)) return skip();
    const { dimension } = shape;
    return { type: 'total', rowNumber, dimension, name: oneLine, clicks, impressions, averagePosition };
  }
  const keyword = newKeyword(rowNumber, name);
  if (keyword.type === 'problem') return keyword;
  const rank = averagePosition === null ? null : Math.round(averagePosition);
  return {
    ...keyword,
    clicks,
    impressions,
    averagePosition,
    isRankChecked: hasData,
    rank: rank !== null && rank >= 1 && rank <= lowestRank ? rank : null,
  };
}
