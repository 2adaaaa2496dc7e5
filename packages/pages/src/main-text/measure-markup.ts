import { Parser } from 'htmlparser2';

const mostElements = 50_000;
const mostDepth = 400;
/** Maximum text pieces: each stray bracket in a text starts a new one. */
const mostTexts = 200_000;

/**
 * Detects pages with too many elements, or too deep nesting, to build a document in a bounded time.
 */
export function findMarkupRefusal(html: string): 'many-elements' | 'deep' | null {
  let elements = 0;
  let depth = 0;
  let texts = 0;
  let refusal: 'many-elements' | 'deep' | null = null;
  const parser = new Parser({
    onopentag() {
      elements += 1;
      depth += 1;
      if (elements > mostElements) refusal = 'many-elements';
      else if (depth > mostDepth) refusal = 'deep';
      if (refusal !== null) parser.pause();
    },
    ontext() {
      texts += 1;
      if (texts > mostTexts) {
        refusal = 'many-elements';
        parser.pause();
      }
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.end(html);
  return refusal;
}
