import type { Contact } from '../contact.ts';
import { buildIdentityData } from '../find-or-create-user.ts';
import type { UserView } from '../user-view.ts';

interface NewcomerFacts {
  contact: Contact;
  /** Initial `user_metadata`. */
  data: Record<string, unknown>;
}

/**
 * The user that a sign-up creates, or a look-alike without an account if the address is already
 * known.
 */
export function viewNewcomer(
  { contact, data }: NewcomerFacts,
  { ids, now }: { ids: { user: string; identity: string }; now: Date },
): UserView {
  const { kind, value } = contact;
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  return {
    id: ids.user,
    aud: 'authenticated',
    role: 'authenticated',
    email: kind === 'email' ? value : '',
    phone: kind === 'phone' ? value : '',
    confirmation_sent_at: now.toISOString(),
    app_metadata: { provider: kind, providers: [kind] },
    user_metadata: data,
    identities: [
      {
        identity_id: ids.identity,
        id: ids.user,
        user_id: ids.user,
        identity_data: buildIdentityData(ids.user, { [kind]: value }, data),
        provider: kind,
        ...(kind === 'email' && { email: value }),
        ...times,
      },
    ],
    ...times,
    is_anonymous: false,
  };
}
