import { schema } from '@keydence/db';
import type { MemberRole } from '@keydence/domain';
import type { Services } from '../src/context.ts';
import { signIn } from './sign-in.ts';

/** A new user who is a member of a workspace. */
export async function joinWorkspace(
  services: Services,
  workspaceId: string,
  role: MemberRole = 'member',
): ReturnType<typeof signIn> {
  const person = await signIn(services);
  const createdAt = services.now();
  await services.database.db
    .insert(schema.workspaceMembers)
    .values({ workspaceId, userId: person.userId, role, createdAt });
  return person;
}
