import type { Transaction } from '@keydence/db';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { recordAudit } from '../audit-log/record-audit.ts';

/** Records the number of deleted or restored keywords of a domain; does nothing for none. */
export async function recordKeywordChange(
  tx: Transaction,
  ctx: DomainContext,
  { kind, count }: { kind: 'keywords.deleted' | 'keywords.restored'; count: number },
): Promise<void> {
  if (count === 0) return;
  const { id, domainName, workspaceId } = ctx.domain;
  const notes = [{ kind, subject: { id, name: domainName }, details: { count } }];
  await recordAudit(tx, ctx, { workspaceId, notes });
}
