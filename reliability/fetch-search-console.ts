import { setTimeout as pause } from 'node:timers/promises';
import type { FakeSearchConsole } from '@keydence/search-data/testing/search-console';
import type { ProcedureWriter } from './procedure-writer.ts';

/**
 * Connects a domain to Search Console with the owner's consent and imports its data; returns the
 * import's id.
 */
export async function fetchSearchConsole(
  google: FakeSearchConsole,
  writer: ProcedureWriter,
  domainId: string,
): Promise<string> {
  const begun = await writer.write<{ url: string }>('searchConsole.begin', { domainId });
  const agreed = google.agree(begun?.url ?? '').searchParams;
  await writer.write('searchConsole.finish', { state: agreed.get('state'), code: agreed.get('code') });
  const [widest] = await writer.read<{ property: string }[]>('searchConsole.listProperties', { domainId });
  await writer.write('searchConsole.chooseProperty', { domainId, property: widest?.property });
  const fetch = await writer.write<{ id: string }>('searchConsole.fetch', { domainId });
  const importId = fetch?.id ?? '';
  for (;;) {
    const run = await writer.read<{ state: string; message: string | null }>('imports.get', {
      domainId,
      importId,
    });
    if (run.state === 'done') return importId;
    if (run.state !== 'queued' && run.state !== 'running')
      throw new Error(`the fetch from Search Console ended as ${run.state}: ${run.message}`);
    await pause(200);
  }
}
