/**
 * What the identity and `user_metadata` say of a proven address or phone, in the names of the public client's server:
 * programs read them there.
 */
export function provenFacts(
  userId: string,
  { kind, value }: { kind: 'email' | 'phone'; value: string | null },
): Record<string, unknown> {
  return { sub: userId, [kind]: value, [`${kind}_verified`]: true };
}
