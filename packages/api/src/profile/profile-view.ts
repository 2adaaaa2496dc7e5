import type { schema } from '@keydence/db';
import type { Profile } from '@keydence/domain';
import { isAdmin } from '../access.ts';
import type { AuthedContext } from '../context.ts';

type UserRow = Pick<typeof schema.users.$inferSelect, 'email' | 'fullName' | 'profilePictureUrl'>;

/** The caller's profile; the role depends on the e-mail address. */
export function toProfile({ services, caller }: AuthedContext, row: UserRow): Profile {
  const email = row.email ?? caller.email;
  return {
    fullName: row.fullName,
    email,
    role: isAdmin(services, email) ? 'admin' : 'user',
    profilePictureUrl: row.profilePictureUrl,
  };
}
