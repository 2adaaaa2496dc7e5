import { z } from 'zod';

/** Maximum rows per list in a tool response. */
export const maxRows = 50;

export const domainId = z.string().describe('The id of a domain, as list_workspaces has it.');
export const page = z.number().int().min(1).max(1_000_000).default(1).describe('Counts from 1.');
export const limit = z.number().int().min(1).max(maxRows).default(20).describe('Rows of a page.');
export const search = z.string().trim().max(200).optional().describe('Only rows whose text has this in it.');
export const minSearchVolume = z
  .number()
  .int()
  .min(0)
  .max(2_147_483_647)
  .optional()
  .describe('Searches a month.');
export const maxDifficulty = z.number().int().min(0).max(100).optional();
export const topicId = z.string().describe('The id of a topic, as list_topics has it.');
export const relevantOnly = z.boolean().default(false).describe('Leaves out relevance maybe and hidden.');
