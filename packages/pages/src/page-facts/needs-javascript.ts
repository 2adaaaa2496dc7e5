import type { PageFacts } from './page-facts.ts';

const leastWords = 50;
const mostScript = 0.8;
const fewLinks = 5;

/**
 * Whether scripts make the page, so that nothing can be said of what it holds or links to: hardly any main text, and an empty
 * place for an app, a note that asks for JavaScript, or hardly anything but scripts.
 */
export function needsJavaScript({ scripting, links }: PageFacts, mainWords: number): boolean {
  if (mainWords >= leastWords) return false;
  const { hasEmptyMount, asksForScript, scriptShare } = scripting;
  return hasEmptyMount || asksForScript || (scriptShare > mostScript && links.length < fewLinks);
}
