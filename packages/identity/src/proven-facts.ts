/**
 * Fields of the identity and `user_metadata` for a verified address or phone, named as the public
 * client's server does: programs read them there.
 */
export function provenFacts(
  userId: string,
  { kind, value }: { kind: 'email' | 'phone'; value: string | null },
): Record<string, unknown> {
  return { sub: userId, [kind]: value, [`${kind}_verified`]: true };
}
