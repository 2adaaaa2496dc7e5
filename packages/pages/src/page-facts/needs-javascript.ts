import type { PageFacts } from './page-facts.ts';

const leastWords = 50;
const mostScript = 0.8;
const fewLinks = 5;

/**
 * True if scripts build the page, so its content and links are unknown: little main text, and an
 * empty app container, a note that asks for JavaScript, or almost only scripts.
 */
export function needsJavaScript({ scripting, links }: PageFacts, mainWords: number): boolean {
  if (mainWords >= leastWords) return false;
  const { hasEmptyMount, asksForScript, scriptShare } = scripting;
  return hasEmptyMount || asksForScript || (scriptShare > mostScript && links.length < fewLinks);
}
