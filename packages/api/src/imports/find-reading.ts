import type { ImportReading, ImportTable } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';

interface Remembered {
  reading: ImportReading;
  fileName: string;
}

/**
 * Choices for the workspace's newest file with the same header; null without one, and if those
 * choices were reset.
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
  // The header is that of the default sheet, which may have another name in this file.
  return { reading: { ...row.reading, sheet: null }, fileName: row.fileName };
}
