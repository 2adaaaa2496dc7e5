import {
  type Move,
  maxMoveNoteLength,
  maxMovesAtOnce,
  maxSkipDays,
  moveSkipReason,
  moveSortKeys,
  moveVerb,
  moveView,
} from '@keydence/domain';
import { z } from 'zod';
import { defineChangeTool, defineReadTool, type Tool } from './tool.ts';
import { domainId, limit, page, search, topicId } from './tool-input.ts';

const moveId = z.string().describe('The id of a move, as list_moves has it.');

export const moveTools: readonly Tool[] = [
  defineReadTool({
    name: 'list_moves',
    title: 'Moves',
    description:
      'Work to do on the site of a domain: pages to write, update, merge or link to, each with its gain (more visits a month to expect), its hours of work, its reason and its state. The view planned has those of the next two weeks.',
    input: z.object({
      domain_id: domainId,
      view: moveView.optional(),
      verb: moveVerb.optional(),
      topic_id: topicId.optional(),
      search,
      sort_by: z.enum(moveSortKeys).default('gain').describe('worth is the gain for each hour.'),
      sort_order: z.enum(['asc', 'desc']).default('desc'),
      page,
      limit,
    }),
    run: async ({ api }, input) => {
      const { data, dataSource, ...rest } = await api.moves.list({
        domainId: input.domain_id,
        view: input.view,
        verb: input.verb,
        topicId: input.topic_id,
        search: input.search,
        sortBy: input.sort_by,
        sortOrder: input.sort_order,
        page: input.page,
        limit: input.limit,
      });
      const days = data.map(({ factsOn }) => factsOn).sort();
      return {
        data: { moves: data.map(shorten), ...rest },
        source: dataSource,
        asOf: days[0] ?? null,
      };
    },
  }),
  defineReadTool({
    name: 'get_move',
    title: 'One move with its evidence',
    description:
      'One move in full: what to do and why, its gain with range and chance, and its evidence: queries, weeks, links and competitors; for a done move, its result.',
    input: z.object({ domain_id: domainId, move_id: moveId }),
    run: async ({ api }, input) => {
      const [move, { dataSource }] = await Promise.all([
        api.moves.get({ domainId: input.domain_id, moveId: input.move_id }),
        api.trackedDomains.getStatus({ domainId: input.domain_id }),
      ]);
      return { data: { move }, source: dataSource, asOf: move.factsOn };
    },
  }),
  defineChangeTool({
    name: 'accept_moves',
    title: 'Accept moves',
    description:
      'Accepts moves for the two weeks. New and updated pages go to the content plan, with their gain and due date.',
    isDestructive: false,
    input: z.object({ domain_id: domainId, move_ids: z.array(moveId).min(1).max(maxMovesAtOnce) }),
    announce: async ({ api }, input) => ({
      wouldAccept: await Promise.all(
        input.move_ids.map(async (id) =>
          shorten(await api.moves.get({ domainId: input.domain_id, moveId: id })),
        ),
      ),
    }),
    run: async ({ api }, input) => {
      const { data, changedIds } = await api.moves.accept({
        domainId: input.domain_id,
        moveIds: input.move_ids,
      });
      return { data: { moves: data.map(shorten), changedIds } };
    },
  }),
  defineChangeTool({
    name: 'skip_move',
    title: 'Skip a move',
    description:
      'Leaves a move out, with the reason, for a number of days. An accepted one leaves the content plan.',
    isDestructive: true,
    input: z.object({
      domain_id: domainId,
      move_id: moveId,
      reason: moveSkipReason,
      note: z.string().trim().max(maxMoveNoteLength).default(''),
      days: z
        .number()
        .int()
        .min(1)
        .max(maxSkipDays)
        .optional()
        .describe('Days that it stays away; what is usual for the reason without it.'),
    }),
    announce: async ({ api }, input) => ({
      wouldSkip: shorten(await api.moves.get({ domainId: input.domain_id, moveId: input.move_id })),
      reason: input.reason,
      days: input.days ?? 'as usual for the reason',
    }),
    run: async ({ api }, input) => {
      const move = await api.moves.skip({
        domainId: input.domain_id,
        moveId: input.move_id,
        reason: input.reason,
        note: input.note,
        days: input.days,
      });
      return { data: { move: shorten(move) } };
    },
  }),
];

/** A move without its evidence rows, which get_move returns. */
function shorten({ evidence: _evidence, triggers: _triggers, judgements: _judgements, ...move }: Move) {
  return move;
}
