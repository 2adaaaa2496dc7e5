import { pgSchema } from 'drizzle-orm/pg-core';

/**
 * Data of people and their sign-in. The role of workspace requests has no access to this schema.
 */
export const identitySchema = pgSchema('identity');
