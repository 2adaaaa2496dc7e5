const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the text can be asked for in a column of ids; anything else is an error of the database. */
export function isUuid(text: string): boolean {
  return pattern.test(text);
}
