/**
 * Collects the keywords of every domain again. Meant for the night: started twice on one day, it does nothing twice.
 *
 *   KEYDENCE_TOKEN=… npx tsx examples/nightly-refresh.ts
 *
 * KEYDENCE_URL names another server than http://localhost:3000. Ends with 1 when a domain could not be refreshed.
 */
import { dataOf, KeydenceError } from '@keydence/client';
import { connect } from './connect.ts';

const keydence = connect();
const today = new Date().toISOString().slice(0, 10);
const { data: workspaces } = await dataOf(keydence.GET('/api/companies'));

for (const domain of workspaces.flatMap(({ domains }) => domains)) {
  const { id: domain_id, domain_name: name, location_code, language_code } = domain;
  const key = `nightly-refresh-${today}-${domain_id}`;
  try {
    const { data } = await dataOf(
      keydence.POST('/api/seo/keywords/refresh', {
        params: { header: { 'Idempotency-Key': key } },
        body: { domain_id, location_code, language_code },
      }),
    );
    console.log(`${name}: ${data.added} keywords added, ${data.updated} updated`);
  } catch (error) {
    if (!(error instanceof KeydenceError)) throw error;
    console.error(`${name}: ${error.message} (request ${error.requestId})`);
    process.exitCode = 1;
  }
}
