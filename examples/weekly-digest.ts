/**
 * Prints what a team wants to read on Monday: the health of each domain, what the report advises, and the keywords
 * with the largest opportunity. Pipe it into the mail or chat program of your choice.
 *
 *   KEYDENCE_TOKEN=… npx tsx examples/weekly-digest.ts
 *
 * KEYDENCE_URL names another server than http://localhost:3000.
 */
import { dataOf, rowsOf } from '@keydence/client';
import { connect } from './connect.ts';

const shownKeywords = 5;
const keydence = connect();
const { data: workspaces } = await dataOf(keydence.GET('/api/companies'));

for (const workspace of workspaces) {
  for (const { id, domain_name } of workspace.domains) {
    console.log(`\n# ${domain_name} (${workspace.name})\n`);
    await printReport(id);
    await printOpportunities(id);
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

async function printOpportunities(domain_id: string): Promise<void> {
  const keywords = rowsOf((page) =>
    keydence.GET('/api/seo/keywords', {
      params: { query: { domain_id, page, limit: 100, sort_by: 'opportunity_score' } },
    }),
  );
  console.log('\n| keyword | opportunity | searches | rank |\n|---|---|---|---|');
  let shown = 0;
  for await (const keyword of keywords) {
    const { keyword_text, opportunity_score, search_volume, rank_group } = keyword;
    // Those that are first already need nobody's work.
    if (rank_group !== null && rank_group <= 3) continue;
    console.log(
      `| ${keyword_text} | ${opportunity_score ?? '–'} | ${search_volume ?? '–'} | ${rank_group ?? '–'} |`,
    );
    shown += 1;
    if (shown === shownKeywords) return;
  }
}
