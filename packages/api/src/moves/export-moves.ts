import { schema } from '@keydence/db';
import {
  type ExportMovesInput,
  type KeywordCsvSource,
  localDay,
  type Move,
  moveCsvFileName,
} from '@keydence/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { getDomainScope, requireList, requireSetupDone } from '../access/get-domain-scope.ts';
import { hidesPeople } from '../access/require-key-access.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { checkText } from '../check-text.ts';
import type { AuthedContext } from '../context.ts';
import { filterMoves, orderMoves, viewConditions } from './list-moves.ts';
import { readMoves } from './move-view.ts';

const { moves } = schema;

const batchSize = 500;

export interface MoveExport {
  fileName: string;
  source: KeywordCsvSource;
  /** Number of moves at the start; moves deleted during the export are skipped. */
  total: number;
  /** Batches in list order, each read on demand. */
  batches: AsyncGenerator<Move[], void>;
}

/**
 * All moves that match the filters, in list order.
 * @throws AppError not_found for a foreign domain, domain_setup_in_progress
 */
export async function exportMoves(ctx: AuthedContext, input: ExportMovesInput): Promise<MoveExport> {
  checkText(input);
  const { database, now } = ctx.services;
  const domain = await getDomainScope(ctx, input);
  requireSetupDone(domain);
  const listId = requireList(domain).id;
  const rows = await database.db
    .select({ id: moves.id })
    .from(moves)
    .where(
      and(eq(moves.listId, listId), filterMoves(listId, input), input.view && viewConditions[input.view]),
    )
    .orderBy(...orderMoves(input));
  const { domainName, locationCode, languageCode, dataSource } = domain;
  const source = { domainName, locationCode, languageCode, dataSource };
  await recordAudit(database.db, ctx, {
    workspaceId: domain.workspaceId,
    notes: [
      {
        kind: 'export.moves',
        subject: { id: domain.id, name: domain.domainName },
        details: { rows: rows.length },
      },
    ],
  });
  return {
    fileName: moveCsvFileName(source, localDay(now(), domain.timeZone)),
    source,
    total: rows.length,
    batches: readBatches(
      ctx,
      listId,
      rows.map(({ id }) => id),
    ),
  };
}

async function* readBatches(
  ctx: AuthedContext,
  listId: number,
  ids: readonly string[],
): AsyncGenerator<Move[], void> {
  const { db } = ctx.services.database;
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const found = await readMoves(db, listId, {
      where: inArray(moves.id, batch),
      limit: batchSize,
      showsPeople: !hidesPeople(ctx.caller),
      now: ctx.services.now(),
    });
    const byId = new Map(found.map((move) => [move.id, move]));
    yield batch.flatMap((id) => byId.get(id) ?? []);
  }
}
