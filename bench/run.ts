// Every ratio that must hold, side by side in one run: `npm run bench [name …] [--quick] [--keep] [--world <address>]`.
import { parseArgs } from 'node:util';
import { keptAddress, openWorld, type World } from './open-world.ts';
import { type Finding, printVerdicts } from './print-verdicts.ts';
import { choosePlan, type WorldPlan } from './world-plan.ts';

type Bench<Subject> = (subject: Subject) => Promise<Finding[]>;

/** In the order in which they run: what only reads comes first. */
const worldBenches: Record<string, () => Promise<Bench<World>>> = {
  'keyword-list': async () => (await import('./keyword-list.ts')).measureKeywordList,
  'list-cost': async () => (await import('./list-cost.ts')).measureListCost,
  gains: async () => (await import('./gains.ts')).measureGains,
  'page-throughput': async () => (await import('./page-throughput.ts')).measurePageThroughput,
  'http-list': async () => (await import('./http-list.ts')).measureHttpList,
  report: async () => (await import('./report.ts')).measureReport,
  overview: async () => (await import('./overview.ts')).measureOverview,
  'row-security': async () => (await import('./row-security.ts')).measureRowSecurity,
  'prepared-queries': async () => (await import('./prepared-queries.ts')).measurePreparedQueries,
  feedback: async () => (await import('./feedback.ts')).measureFeedback,
  'list-changes': async () => (await import('./list-changes.ts')).measureListChanges,
  'alert-check': async () => (await import('./alert-check.ts')).measureAlertCheck,
  'rank-history': async () => (await import('./rank-history.ts')).measureRankHistory,
  'rank-refresh': async () => (await import('./rank-refresh.ts')).measureRankRefresh,
  'import-file': async () => (await import('./import-file.ts')).measureImportFile,
  'setup-job': async () => (await import('./setup-job.ts')).measureSetupJob,
  'server-start': async () => (await import('./server-start.ts')).measureServerStart,
  'keyword-screen': async () => (await import('./keyword-screen.ts')).measureKeywordScreen,
};

/** They compute, or fill a database of their own. */
const pureBenches: Record<string, () => Promise<Bench<WorldPlan>>> = {
  'console-facts': async () => (await import('./console-facts.ts')).measureConsoleFacts,
  topics: async () => (await import('./topics.ts')).measureTopics,
  moves: async () => (await import('./moves.ts')).measureMoves,
  intent: async () => (await import('./intent.ts')).measureIntent,
  'click-rates': async () => (await import('./click-rates.ts')).measureClickRates,
  relevance: async () => (await import('./relevance.ts')).measureRelevance,
  forecast: async () => (await import('./forecast.ts')).measureForecast,
  'page-list': async () => (await import('./page-list.ts')).measurePageList,
  'radar-polls': async () => (await import('./radar-polls.ts')).measureRadarPolls,
  'sample-setup': async () => (await import('./sample-setup.ts')).measureSampleSetup,
  'grid-screen': async () => (await import('./grid-screen.ts')).measureGridScreen,
  cluster: async () => (await import('./cluster.ts')).measureCluster,
  'site-crawl': async () => (await import('./site-crawl.ts')).measureSiteCrawl,
};

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    world: { type: 'string' },
  },
});
const known = [...Object.keys(worldBenches), ...Object.keys(pureBenches)];
const names = positionals.length > 0 ? positionals : known;
const unknown = names.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no bench ${unknown}; there are ${known.join(', ')}.`);
  process.exit(1);
}
const plan = choosePlan(flags.quick);
const address = flags.world ?? (flags.keep ? keptAddress(flags.quick) : null);
const world = names.some((name) => name in worldBenches)
  ? await openWorld({ isSmall: flags.quick, address })
  : null;
const findings: Finding[] = [
  {
    row: 'T12',
    name: 'PGlite against PostgreSQL',
    reason: 'not applicable: the embedded database is PostgreSQL itself',
  },
];
try {
  for (const name of names) findings.push(...(await run(name)));
} finally {
  await world?.database.close();
}
console.log('\n=== all figures ===');
printVerdicts(findings, plan);

/**
 * A bench that cannot run on this machine reports it in its row and fails the run; the others
 * continue.
 */
async function run(name: string): Promise<Finding[]> {
  console.log(`\n=== ${name} ===`);
  try {
    const found = await measure(name);
    printVerdicts(found, plan);
    return found;
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    return [
      { row: name, name: 'did not run', reason: error instanceof Error ? error.message : String(error) },
    ];
  }
}

async function measure(name: string): Promise<Finding[]> {
  const pure = await pureBenches[name]?.();
  if (pure) return pure(plan);
  const bench = await worldBenches[name]?.();
  return bench && world ? bench(world) : [];
}
