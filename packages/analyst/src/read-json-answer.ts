/**
 * The JSON object in a model's answer: alone, in a code fence, or within text, after any reasoning.
 * Undefined if there is none.
 */
export function readJsonAnswer(text: string): unknown {
  const said = text.replace(/^[\s\S]*<\/think>/, '').trim();
  const [, fenced, rest] = said.split('```', 3);
  const inFence = rest === undefined ? undefined : fenced?.replace(/^json/i, '');
  const braced = said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1);
  for (const candidate of [said, inFence, braced]) {
    if (!candidate) continue;
    try {
      return JSON.parse(candidate);
    } catch {
      // Try the next form.
    }
  }
  return undefined;
}
