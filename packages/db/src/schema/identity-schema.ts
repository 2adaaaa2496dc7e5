import { pgSchema } from 'drizzle-orm/pg-core';

/** What belongs to people and their sign-in. The role of a workspace's requests cannot name what lies here. */
export const identitySchema = pgSchema('identity');
