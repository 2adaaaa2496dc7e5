import { getDomainScope } from '../src/access/get-domain-scope.ts';
import type { Caller, Services } from '../src/context.ts';
import { createImport } from '../src/imports/create-import.ts';
import { runImport } from '../src/imports/run-import.ts';
import { startImport } from '../src/imports/start-import.ts';

interface TextFile {
  domainId: string;
  fileName: string;
  text: string;
}

/** Uploads a text file and runs its import to the end. */
export async function importText(
  services: Services,
  caller: Caller,
  { domainId, fileName, text }: TextFile,
): Promise<void> {
  const base = { services, requestId: 'test', caller };
  const ctx = { ...base, domain: await getDomainScope(base, { domainId }) };
  const { id: importId } = await createImport(ctx, { fileName, content: new TextEncoder().encode(text) });
  await startImport(ctx, { domainId, importId, acceptsOtherSite: true });
  await runImport(services, { importId }, { isLast: true });
}
