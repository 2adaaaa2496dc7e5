import type { ImportReading, ImportTable } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../tracked-domains/access.ts';

interface Remembered {
  reading: ImportReading;
  fileName: string;
}

/**
 * How the newest file with the same header was read in the workspace; null when none was, and when that reading was
 * undone.
 */
export async function findReading(
  { services, domain }: Pick<DomainContext, 'services' | 'domain'>,
  { headerHash }: ImportTable,
): Promise<Remembered | null> {
  if (headerHash === null) return null;
  const [row] = await services.database.db.execute<{ reading: ImportReading | null; fileName: string }>(sql`
    select i.preview -> 'reading' as reading, i.file_name as "fileName"
    from import_runs i join tracked_domains d on d.id = i.domain_id
    where d.workspace_id = ${domain.workspaceId} and i.preview -> 'table' ->> 'headerHash' = ${headerHash}
    order by i.created_at desc, i.id desc limit 1`);
  if (!row?.reading?.fields) return null;
  // The header is that of the sheet which is read anyway; its name may be another one in this file.
  return { reading: { ...row.reading, sheet: null }, fileName: row.fileName };
}
