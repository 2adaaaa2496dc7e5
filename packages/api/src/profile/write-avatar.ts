import { notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';

/**
 * Sets or clears the address of the caller's picture and returns the previous one. One statement with the row locked:
 * of two concurrent changes, each gets the other's picture back, so no file is left over.
 */
export async function writeAvatar({ services, caller }: AuthedContext, url: string | null) {
  const [row] = await services.database.sql<{ former: string | null }[]>`
    update identity.users set profile_picture_url = ${url}, updated_at = ${services.now().toISOString()}
    from (select id, profile_picture_url from identity.users where id = ${caller.userId} for update) as former
    where users.id = former.id
    returning former.profile_picture_url as former`;
  if (!row) throw notFound();
  return row.former;
}
