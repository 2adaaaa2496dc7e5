import type { StoredReportBody } from './schema.ts';

interface Renaming {
  domain: string;
  from: string;
  to: string;
}

/** Fields with names of other things: a word in them is never the competitor's name. */
const untouched = new Set([
  'keyword',
  'keywordText',
  'keywordSignals',
  'domain',
  'competitorDomain',
  'rankingTitle',
  'rankingUrl',
  'url',
  'id',
  'contentSuggestion',
]);

/**
 * A stored report with the new name of a competitor, in its lists and in its sentences. In
 * sentences the former name stays if it is also a word of a keyword, because the two cannot be
 * distinguished.
 */
export function renameCompetitor(body: StoredReportBody, { domain, from, to }: Renaming): StoredReportBody {
  if (from === to || from === '') return body;
  const isWord = listKeywords(body).some((text) => hasName(text, from));
  return rename(body, { domain, from, to, inSentences: !isWord }) as StoredReportBody;
}

function rename(value: unknown, renaming: Renaming & { inSentences: boolean }): unknown {
  if (typeof value === 'string') return renaming.inSentences ? replaceName(value, renaming) : value;
  if (Array.isArray(value)) return value.map((item) => rename(item, renaming));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([field, part]) => [
    field,
    untouched.has(field) ? part : rename(part, renaming),
  ]);
  return { ...Object.fromEntries(fields), ...ownName(value, renaming) };
}

/** Replaces the name if the object is the competitor itself. */
function ownName(value: object, { domain, from, to }: Renaming): object {
  if ('competitorDomain' in value && 'competitorName' in value && value.competitorDomain === domain)
    return { competitorName: to };
  const isIt = 'domain' in value && 'name' in value && value.domain === domain && value.name === from;
  return isIt ? { name: to } : {};
}

function listKeywords({ opportunities, competitors }: StoredReportBody): string[] {
  return [
    ...opportunities.map(({ keywordText }) => keywordText),
    ...competitors.flatMap(({ topKeywordsAnalysis }) =>
      topKeywordsAnalysis.missedOpportunities.map(({ keyword }) => keyword),
    ),
  ];
}

function hasName(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.toLowerCase());
}

/** Whole words only: "Rival" is not part of "Rivalry". */
function replaceName(text: string, { from, to }: Renaming): string {
  const [first = '', ...others] = text.split(from);
  return others.reduce((done, part) => {
    const isPart = isLetter(Array.from(done.slice(-2)).at(-1)) || isLetter(Array.from(part.slice(0, 2))[0]);
    return done + (isPart ? from : to) + part;
  }, first);
}

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);
