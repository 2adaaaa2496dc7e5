import type { FallbackReason } from '@keydence/domain';
import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, time } from './columns.ts';
import { ofList } from './keywords.ts';

/**
 * Requests to language models for a list's reports, and their results: the same facts are not sent
 * twice.
 */
export const analystSections = pgTable(
  'analyst_sections',
  {
    listId: ofList(),
    section: text().notNull(),
    /** SHA-256 of the model, the prompt and the facts. */
    factsHash: bytea('facts_hash').notNull(),
    model: text().notNull(),
    promptVersion: integer('prompt_version').notNull(),
    /** Of all attempts, including failed ones; null if the service did not count them. */
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** Millionths of a US dollar; null if no price is configured. */
    costMicros: bigint('cost_micros', { mode: 'number' }),
    /** Verified against the facts; null if the rules wrote the section. */
    answer: jsonb().$type<unknown>(),
    fallback: text().$type<FallbackReason>(),
    writtenAt: time('written_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.section, t.factsHash] })],
);
