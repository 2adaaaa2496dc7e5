import { createHash } from 'node:crypto';
import type { KeywordAnalysis, KeywordAnalysisResult } from '@keydence/domain';

/** Keywords and gaps; sample sites have fewer, and results of long lists need much memory. */
const maxKeywords = 10_000;
const maxResults = 4;

/**
 * Remembers the last results of full runs by their whole input: everyone who tries a sample site has the same list. Only for
 * a computation that depends on its input alone.
 */
export function rememberKeywordAnalysis(analysis: KeywordAnalysis): KeywordAnalysis {
  const results = new Map<string, KeywordAnalysisResult>();
  return {
    async analyze(input, run) {
      if (input.kind !== 'full' || input.keywords.length + input.gaps.length > maxKeywords)
        return analysis.analyze(input, run);
      const key = createHash('sha256').update(JSON.stringify(input)).digest('base64');
      const result = results.get(key) ?? (await analysis.analyze(input, run));
      results.delete(key);
      results.set(key, result);
      const [oldest] = results.keys();
      if (oldest !== undefined && results.size > maxResults) results.delete(oldest);
      return result;
    },
  };
}
