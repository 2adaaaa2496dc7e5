/**
 * Prints what a team wants to read on Monday: the health of each domain, its weaknesses, and the moves of its two weeks.
 * Pipe it into the mail or chat program of your choice.
 *
 *   KEYDENCE_TOKEN=… npx tsx examples/weekly-digest.ts
 *
 * KEYDENCE_URL names another server than http://localhost:3000.
 */
import { dataOf } from '@keydence/client';
import { connect } from './connect.ts';

const keydence = connect();
const { data: workspaces } = await dataOf(keydence.GET('/api/companies'));

for (const workspace of workspaces) {
  for (const { id, domain_name } of workspace.domains) {
    console.log(`\n# ${domain_name} (${workspace.name})\n`);
    await printReport(id);
    await printMoves(id);
  }
}

async function printReport(domain_id: string): Promise<void> {
  // A domain that is still being set up is waited for.
  const report = await dataOf(keydence.GET('/api/seo/reports', { params: { query: { domain_id } } }));
  const { overall_health, summary, key_weaknesses } = report.aiInsights.strategic_assessment;
  const health = report.health?.is_rated === false ? 'not rated' : overall_health;
  console.log(`Health: ${health}. ${summary} (${report.data_source} data)\n`);
  for (const weakness of key_weaknesses) console.log(`- ${weakness}`);
}

async function printMoves(domain_id: string): Promise<void> {
  const { data: plan } = await dataOf(
    keydence.GET('/api/seo/moves/plan', { params: { query: { domain_id } } }),
  );
  if (plan.planned.length === 0) return console.log('\nNo moves are planned.');
  console.log(`\nMoves until ${plan.period.end}, ${plan.used_hours} of ${plan.capacity_hours} hours:\n`);
  console.log('| due | move | more visits a month | hours | state |\n|---|---|---|---|---|');
  for (const { verb, title, gain, effort_hours, state, plan: place } of plan.planned) {
    const visits = gain ? `${gain.low} to ${gain.high}` : 'unknown';
    console.log(`| ${place.due_on} | ${verb} ${title} | ${visits} | ${effort_hours} | ${state} |`);
  }
}
