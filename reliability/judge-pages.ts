import type { PageFaults } from './watched-browser.ts';
import type { FaultResult } from './write-page.ts';

/** The verdict over what a browser has seen; prints each fault once. Figures called `without …` must be 0 too. */
export function judgePages(
  fault: string,
  faults: PageFaults,
  { runs, ...figures }: { runs: number; [figure: string]: number },
): FaultResult {
  const counts = Object.fromEntries(Object.entries(faults).map(([name, list]) => [name, list.length]));
  for (const [name, list] of Object.entries(faults)) {
    for (const line of new Set(list)) console.log(`${name}: ${line}`);
  }
  const missing = Object.entries(figures).filter(([name]) => name.startsWith('without '));
  return {
    fault,
    runs,
    criterion: 'no dialog, violation, page error, element, link or request of a text; texts shown as written',
    figures: { ...figures, ...counts },
    isMet: [...missing.map(([, count]) => count), ...Object.values(counts)].every((count) => count === 0),
  };
}
