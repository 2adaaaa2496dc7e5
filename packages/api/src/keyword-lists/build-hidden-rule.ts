/** SQL condition: the row belongs to a hidden topic; `list` is the list's number or its parameter. */
export function buildHiddenRule(column: string, list: number | string): string {
  return `coalesce(${column} in (select h.id from topics h where h.list_id = ${list} and h.is_hidden), false)`;
}
