/**
 * Writes the keywords of a domain into a CSV file, however many they are.
 *
 *   KEYDENCE_TOKEN=… npx tsx examples/export-csv.ts brewlane.example keywords.csv
 *
 * KEYDENCE_URL names another server than http://localhost:3000.
 */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dataOf } from '@keydence/client';
import { connect } from './connect.ts';

const [name, file = 'keywords.csv'] = process.argv.slice(2);
const keydence = connect();
const { data: workspaces } = await dataOf(keydence.GET('/api/companies'));
const domains = workspaces.flatMap((workspace) => workspace.domains);
const domain = domains.find(({ domain_name }) => domain_name === name);
if (!domain) {
  console.error(`Name one of your domains: ${domains.map(({ domain_name }) => domain_name).join(', ')}`);
  process.exit(1);
}

const call = keydence.GET('/api/seo/keywords/export', {
  params: { query: { domain_id: domain.id, sort_by: 'search_volume' } },
  parseAs: 'stream',
});
const { response } = await call;
const rows = await dataOf(call);
// Written as it comes: a list of a million keywords needs no more memory than a short one.
if (rows) await pipeline(Readable.fromWeb(rows), createWriteStream(file));
console.log(`${response.headers.get('X-Total-Count')} keywords of ${domain.domain_name} in ${file}`);
