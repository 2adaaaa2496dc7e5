import { pgView, text, uuid } from 'drizzle-orm/pg-core';

/**
 * People visible to a workspace: its members, and authors of its invitations and shared links. A
 * view of `users`, to which the role of its requests has no access; without a workspace in scope it
 * has no rows.
 */
export const people = pgView('people', {
  id: uuid().notNull(),
  fullName: text('full_name'),
  email: text(),
  profilePictureUrl: text('profile_picture_url'),
}).existing();
