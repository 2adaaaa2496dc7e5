/** What a competitor is called: its name, or its domain where nobody gave it one. */
export function nameOf({ displayName, domainName }: { displayName: string; domainName: string }): string {
  return displayName || domainName;
}
