/** True if PostgreSQL stores the text as it is: NUL is an error there, half a surrogate pair becomes another character. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** The text without NUL, and with U+FFFD for half a surrogate pair. */
export function makeStorable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
}
