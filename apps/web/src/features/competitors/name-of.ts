/** Name of a competitor, or its domain without a name. */
export function nameOf({ displayName, domainName }: { displayName: string; domainName: string }): string {
  return displayName || domainName;
}
