import type { SearchIntent } from '../search-data/port.ts';
import type { IntentCueKind, IntentPageKind, IntentReason, KeywordIntent } from './intent-schema.ts';

/** The intent to use: the data source's own if present, else the computed one. */
export function preferSourceIntent(ofSource: SearchIntent | null, computed: KeywordIntent): KeywordIntent {
  if (ofSource === null) return computed;
  return { intent: ofSource, confidence: 1, isUnsure: false, reason: { from: 'source' } };
}

/** Reason for a keyword's intent: "Because of “buy”". */
export function intentReasonText(reason: IntentReason): string {
  switch (reason.from) {
    case 'source':
      return 'Given by the data source';
    case 'wording':
      return wordingText[reason.kind](`“${reason.cue}”`);
    case 'page':
      return pageText[reason.kind](reason.site);
    case 'nothing':
      return 'Neither its words nor the ranking pages tell';
  }
}

const becauseOf = (cue: string) => `Because of ${cue}`;

const wordingText: Record<IntentCueKind, (cue: string) => string> = {
  question: becauseOf,
  knowledge: becauseOf,
  how_to: becauseOf,
  long: () => 'Because it has six words or more',
  comparison: becauseOf,
  deed: becauseOf,
  offer: becauseOf,
  login: becauseOf,
  address: (cue) => `Because ${cue} is a web address`,
  name: (cue) => `Because ${cue} is the name of a site`,
  organization: (cue) => `Because of ${cue}, a kind of organization`,
};

const pageText: Record<IntentPageKind, (site: string) => string> = {
  named: (site) => `Because it names ${site}, which ranks`,
  home: (site) => `Because the home page of ${site} ranks`,
  reference: (site) => `Because ${site}, a reference site, ranks`,
  article: (site) => `Because an article on ${site} ranks`,
  shop: (site) => `Because a shop or tool page on ${site} ranks`,
};
