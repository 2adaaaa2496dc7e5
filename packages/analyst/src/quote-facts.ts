const longestText = 200;
/** Control characters, and those that change how the text around them is read or shown. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

/**
 * Facts as compact JSON that can stand in a prompt: nothing in it can end the fence around it, since no `<`, `>`, `&`
 * or backtick is left as it is, and unseen characters are gone. What is unknown is left out.
 */
export function quoteFacts(facts: unknown): string {
  const json = JSON.stringify(facts, (_key, value: unknown) => {
    if (value === null) return undefined;
    return typeof value === 'string' ? value.replaceAll(unseen, ' ').slice(0, longestText) : value;
  });
  return json.replaceAll(/[<>&`]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
}
