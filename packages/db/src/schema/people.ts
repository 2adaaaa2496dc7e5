import { pgView, text, uuid } from 'drizzle-orm/pg-core';

/**
 * What a workspace may know of people: its members, and who has left an invitation or a shared link in it. A view of `users`, which the role of its requests cannot name; a connection that stands for no workspace has no rows.
 */
export const people = pgView('people', {
  id: uuid().notNull(),
  fullName: text('full_name'),
  email: text(),
  profilePictureUrl: text('profile_picture_url'),
}).existing();
