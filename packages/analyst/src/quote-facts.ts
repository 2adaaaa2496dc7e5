const longestText = 200;
/** Control characters, and those that change how nearby text is read or shown. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

/**
 * Facts as compact JSON for a prompt. It cannot end the fence around it: every `<`, `>`, `&` and
 * backtick is escaped, and invisible characters are removed. Unknown values are omitted.
 */
export function quoteFacts(facts: unknown): string {
  const json = JSON.stringify(facts, (_key, value: unknown) => {
    if (value === null) return undefined;
    return typeof value === 'string' ? value.replaceAll(unseen, ' ').slice(0, longestText) : value;
  });
  return json.replaceAll(/[<>&`]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
}
