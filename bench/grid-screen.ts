// The first screen and the table of keywords in Chromium: how soon home is drawn, and how long a key of the table takes.
import type { CDPSession, Page } from '@playwright/test';
import { onScreen, takeLongTasks, watchLongTasks } from './open-screen.ts';
import type { Finding } from './print-verdicts.ts';
import type { WorldPlan } from './world-plan.ts';

const runs = 20;
/** Milliseconds. */
const limits = { paint: 100, rows: 400, home: 1_200, task: 50 };
/** Layout shifts without input, as of Core Web Vitals. */
const mostShift = 0.02;
/** Work of scrolling the largest list, relative to a short one. */
const mostOfShort = 1.5;
const shortList = 1_000;
const scrolledRows = 5_000;
const rowHeight = 32;

interface Cost {
  /** Milliseconds by the clock until the next paint; in steps of 8. */
  paint: number;
  /** Milliseconds of the page's main thread on a processor, whatever else the machine does. */
  busy: number;
}

export async function measureGridScreen({ largest }: WorldPlan): Promise<Finding[]> {
  const short = await onScreen(shortList, watchScroll);
  return onScreen(largest.size, async (page) => [
    ...(await watchHome(page)),
    ...(await watchGrid(page, largest.size)),
    {
      row: 'screen',
      name: `scrolling ${largest.size} keywords, relative to ${shortList}, on a processor`,
      figure: (await watchScroll(page)) / short,
      atMost: mostOfShort,
      isOfGrowth: true,
    },
  ]);
}

/** Milliseconds of the main thread on a processor for scrolling through as many rows as a short list has; median. */
async function watchScroll(page: Page): Promise<number> {
  await page.goto('/dashboard?section=keywords&layout=table');
  await page.locator('[role="grid"] [role="row"]').nth(20).waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const works: number[] = [];
  for (let run = -1; run < runs; run++) {
    const before = await readTaskTime(session);
    await scroll(page, shortList);
    await page.waitForLoadState('networkidle');
    if (run >= 0) works.push((await readTaskTime(session)) - before);
  }
  return works.toSorted((a, b) => a - b)[Math.floor(works.length / 2)] ?? Number.NaN;
}

async function watchHome(page: Page): Promise<Finding[]> {
  const drawn: number[] = [];
  const shifts: number[] = [];
  for (let run = -1; run < runs; run++) {
    await page.goto('/dashboard');
    await page.getByText('Total Keywords Tracked').waitFor();
    await page.waitForLoadState('networkidle');
    if (run < 0) continue;
    drawn.push(await readLargestPaint(page));
    shifts.push(await readShift(page));
  }
  return [
    { row: 'screen', name: 'home drawn (LCP, 95 %)', figure: high(drawn), atMost: limits.home, unit: 'ms' },
    { row: 'screen', name: 'home shifts (CLS, 95 %)', figure: high(shifts), atMost: mostShift },
  ];
}

/** Sum of the layout shifts of the document. */
function readShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const found = observer.takeRecords() as unknown as { value: number; hadRecentInput: boolean }[];
    return found.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
}

/** Milliseconds from the start of the navigation until the largest element was drawn. */
function readLargestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

async function watchGrid(page: Page, keywords: number): Promise<Finding[]> {
  const grid = page.locator('[role="grid"]');
  const open = async () => {
    await page.goto('/dashboard?section=keywords&layout=table');
    await grid.locator('[role="row"]').nth(20).waitFor();
    await grid.focus();
  };
  await open();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const watch = async (name: string, act: () => Promise<unknown>, after?: () => Promise<unknown>) => {
    const costs: Cost[] = [];
    for (let run = -2; run < runs; run++) {
      const cost = await measure(page, session, act);
      await after?.();
      if (run >= 0) costs.push(cost);
    }
    return [
      limit(`${name}, to the next paint`, high(costs.map(({ paint }) => paint)), limits.paint),
      limit(`${name}, on a processor`, high(costs.map(({ busy }) => busy))),
    ];
  };
  const press = (key: string) => () => page.keyboard.press(key);
  const drawer = page.locator('[role="dialog"]');
  const findings = [
    ...(await watch('next row', press('j'))),
    ...(await watch('select a row', press('Space'))),
    ...(await watch('open the details', press('Enter'), async () => {
      await drawer.first().waitFor();
      await page.keyboard.press('Escape');
      await drawer.first().waitFor({ state: 'detached' });
      // The focus comes back a moment later.
      await page.locator('[role="grid"]:focus-within').waitFor();
    })),
  ];
  // Answers are cached, so each sort is the first one of its page.
  const openAtHead = async () => {
    await open();
    for (const key of ['ArrowUp', 'End', 'ArrowLeft']) await page.keyboard.press(key);
    // Else the paint of the load, for which the last of these keys waits, would count as that of the sort.
    await page.waitForLoadState('networkidle');
  };
  await openAtHead();
  const waits: number[] = [];
  const sort = async () => {
    const from = performance.now();
    const answer = page.waitForResponse(/keywords\.list/);
    await page.keyboard.press('Enter');
    await answer;
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    waits.push(performance.now() - from);
  };
  findings.push(
    ...(await watch('sort', sort, openAtHead)),
    limit('rows after a sort, server included', high(waits), limits.rows),
  );
  await watchLongTasks(page);
  await scroll(page, scrolledRows);
  const tasks = await takeLongTasks(page);
  console.log(`${keywords} keywords, ${scrolledRows} rows scrolled: ${tasks.length} tasks over 50 ms`);
  return [...findings, limit('longest task while scrolling', Math.max(0, ...tasks), limits.task)];
}

/** The 95th percentile. */
function high(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

const limit = (name: string, figure: number, atMost?: number): Finding => ({
  row: 'screen',
  name,
  figure,
  unit: 'ms',
  ...(atMost === undefined ? {} : { atMost }),
});

/** The slowest event of an action, and what the main thread did for it until it was idle again. */
async function measure(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<Cost> {
  await page.evaluate(() => {
    const slowest = { ms: 0 };
    Object.assign(window, { slowest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest.ms = Math.max(slowest.ms, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const before = await readTaskTime(session);
  await act();
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
      ),
  );
  const busy = (await readTaskTime(session)) - before;
  const paint = await page.evaluate(() => (window as unknown as { slowest: { ms: number } }).slowest.ms);
  return { paint, busy };
}

async function readTaskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** One screen per frame. */
async function scroll(page: Page, count: number): Promise<void> {
  await page.evaluate(
    async ([rows, height]) => {
      const grid = document.querySelector('[role="grid"]') as HTMLElement;
      const end = rows * height;
      for (let top = 0; top < end; top += grid.clientHeight) {
        grid.scrollTop = top;
        await new Promise(requestAnimationFrame);
      }
    },
    [count, rowHeight] as const,
  );
}
