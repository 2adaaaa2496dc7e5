const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True if the text can be compared with an id column; other text is a database error. */
export function isUuid(text: string): boolean {
  return pattern.test(text);
}
