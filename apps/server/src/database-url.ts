import { z } from 'zod';

const shape = /^postgres(?:ql)?:\/\/(?:[^/?#]*@)?([^/?#@]*)/i;

/** The address of one PostgreSQL, or a sentence about what is wrong with it. */
export const databaseUrl = z.string().superRefine((text, context) => {
  const fault = findFault(text);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});

/** Null for an address that all our drivers read in the same way. */
function findFault(text: string): string | null {
  const [, hosts] = shape.exec(text) ?? [];
  if (hosts === undefined) return 'must be a postgres:// address';
  // A driver that tries one host after the other takes a standby, or a primary that was replaced, for the primary.
  if (hosts.includes(',') || /[?&](host|hostaddr|target_session_attrs)=/i.test(text))
    return 'names several hosts or a way to choose one. Keydence needs one address that follows the primary: HAProxy that asks Patroni, a virtual address, or the address of a managed service';
  return URL.canParse(text)
    ? null
    : 'must be a postgres:// address; percent-encode special characters of the password';
}
