import type {
  BriefCheck,
  BriefInput,
  BriefPageReading,
  BriefRules,
  DraftInput,
  RawPage,
} from '@keydence/domain';
import { asks, checkDraft, composeBrief, pruneExtracts, readBriefSource } from '@keydence/pages';

export type BriefTask =
  | { kind: 'read'; page: RawPage; language: string }
  | { kind: 'compose'; input: BriefInput }
  | { kind: 'check'; input: DraftInput };

export function readPageForBrief({ address, html, headers }: RawPage, language: string): BriefPageReading {
  try {
    return readBriefSource(
      { address, html, contentType: headers['content-type'] ?? null, headers },
      language,
    );
  } catch {
    // A page that breaks the parser is not read; the other pages are.
    return { outcome: 'not_readable' };
  }
}

export function compose(input: BriefInput): Awaited<ReturnType<BriefRules['compose']>> {
  return { body: composeBrief(input), sources: pruneExtracts(input.sources) };
}

export function check(input: DraftInput): BriefCheck {
  return checkDraft(input);
}

export { asks };
