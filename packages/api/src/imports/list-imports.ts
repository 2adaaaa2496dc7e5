import { schema } from '@keydence/db';
import type { ImportRun } from '@keydence/domain';
import { desc, eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { viewImport } from './import-view.ts';

const shownImports = 20;

/** The newest uploads of a domain, in any state. */
export async function listImports({ services, domain }: DomainContext): Promise<ImportRun[]> {
  const { importRuns } = schema;
  const rows = await services.database.db
    .select()
    .from(importRuns)
    .where(eq(importRuns.domainId, domain.id))
    .orderBy(desc(importRuns.createdAt), desc(importRuns.id))
    .limit(shownImports);
  return rows.map(viewImport);
}
