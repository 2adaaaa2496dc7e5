import { type Language, wordsOf } from '../language.ts';
import * as everyday from './english-everyday-words.ts';
import * as general from './english-general-words.ts';
import * as topic from './english-topic-words.ts';
import {
  englishAdjectives,
  englishDirectedVerbs,
  englishNouns,
  englishSmall,
  englishStates,
  englishVerbs,
  english as lists,
} from './english-words.ts';

const verbs = [...wordsOf(englishVerbs, general.verbs, topic.verbs, everyday.verbs)];
const thirdPerson = verbs.map(addS);
const nouns = [...wordsOf(englishNouns, general.nouns, topic.nouns, everyday.nouns)];
const adjectives = [...wordsOf(englishAdjectives, general.adjectives, topic.adjectives, everyday.adjectives)];

function addS(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|[^ot]o)$/.test(word) ? `${word}es` : `${word}s`;
}

/** "write" → "writing", "plan" → "planning": both spellings where the stress is not known. */
function addIng(verb: string): string[] {
  if (/[^e]e$/.test(verb)) return [`${verb.slice(0, -1)}ing`];
  return /[^aeiou][aeiou][bdglmnprt]$/.test(verb)
    ? [`${verb}ing`, `${verb}${verb.at(-1)}ing`]
    : [`${verb}ing`];
}

/** "revise" → "revised", "plan" → "planned". */
function addEd(verb: string): string[] {
  if (verb.endsWith('e')) return [`${verb}d`];
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ied`];
  return /[^aeiou][aeiou][bdglmnprt]$/.test(verb) ? [`${verb}ed`, `${verb}${verb.at(-1)}ed`] : [`${verb}ed`];
}

/** "clear" → "clearly", "handy" → "handily", "simple" → "simply". */
function addLy(adjective: string): string {
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`;
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  return adjective.endsWith('ic') ? `${adjective}ally` : `${adjective}ly`;
}

// Third persons that are nouns of a source.
const sources = wordsOf('studies researches reports records claims leads tops bests halves thirds seconds');
const isPlain = (word: string) => !sources.has(word);
// Past forms that count, compare, order or report.
const told = wordsOf(
  'proved shown ranked reported studied researched topped led claimed halved tripled quartered doubled tested recommended promised expected agreed indicated predicted suggested demonstrated',
);
const pasts = [...verbs.flatMap(addEd), ...wordsOf(general.past)].filter((word) => !told.has(word));

const { modals, conditions, relative, ...rest } = lists;
// Plurals and pronouns stand before a verb without an article.
const bareActors = [...wordsOf(rest.actors)].filter((word) =>
  /s$|^(?:people|you|we|they|it|this|that|he|she|everyone|anybody|evidence|research|data|experience|demand)$/.test(
    word,
  ),
);

/** English, in which reports are written. */
export const english: Language = {
  code: 'en',
  locale: 'en-US',
  words: new Set([
    ...verbs,
    ...thirdPerson.filter(isPlain),
    ...verbs.flatMap(addIng),
    ...pasts,
    ...nouns,
    ...nouns.map(addS).filter(isPlain),
    ...adjectives,
    ...adjectives.map(addLy),
    ...wordsOf(englishSmall, englishStates, englishDirectedVerbs, general.small, topic.small, everyday.small),
    ...wordsOf(
      rest.actors,
      modals,
      conditions,
      relative,
      rest.also,
      rest.comparatives,
      rest.measured,
      rest.demand,
      rest.sayings,
      rest.work,
      rest.amounts,
    ),
  ]),
  small: wordsOf(englishSmall),
  things: new Set([...nouns, ...nouns.map(addS), ...adjectives, ...adjectives.map(addLy)]),
  acronyms: wordsOf(
    'FAQ FAQs CTA CTAs URL URLs HTML CSS PDF PDFs SEO SERP AI UI UX API RSS HTTPS XML Celsius Fahrenheit',
  ),
  advice: new Set([...verbs, ...wordsOf(englishDirectedVerbs)]),
  directed: wordsOf(englishDirectedVerbs),
  also: wordsOf(rest.also),
  states: new Set([...thirdPerson, ...pasts, ...wordsOf(englishStates)]),
  finite: wordsOf(englishStates),
  sayings: wordsOf(rest.sayings),
  actors: wordsOf(rest.actors),
  lead: wordsOf(rest.lead),
  bareActors: new Set(bareActors),
  modals: wordsOf(modals),
  conditions: wordsOf(conditions),
  joins: wordsOf('and but or'),
  to: wordsOf('to'),
  one: wordsOf('one'),
  of: wordsOf('of in out'),
  after: wordsOf(rest.after),
  relative: wordsOf(relative),
  keeping: wordsOf(rest.keeping),
  ours: wordsOf(rest.ours),
  negations: wordsOf(rest.negations),
  amounts: wordsOf(rest.amounts),
  work: wordsOf(rest.work),
  comparatives: wordsOf(rest.comparatives),
  measured: wordsOf(rest.measured),
  than: wordsOf(rest.than),
  up: wordsOf(rest.up),
  down: wordsOf(rest.down),
  upBeside: wordsOf('up more increase gain'),
  downBeside: wordsOf('fewer less fall'),
  demand: wordsOf(rest.demand),
  otherMeasures: wordsOf(rest.measureNouns),
  otherPeriods: wordsOf('day days daily week weeks weekly hour hours year years yearly'),
  you: wordsOf('you we your our'),
  bounds: wordsOf(rest.bounds),
  phrases: [
    ['averagePosition', 'average (?:position|rank)(?: of| is| at|:)? #'],
    ['averageDifficulty', 'average (?:keyword )?difficulty(?: of| is|:)? #(?:<h>)?'],
    [
      'averageSearches',
      'average (?:monthly )?(?:search volume|searches)(?: of| is|:)? #(?: (?:a|per) month)?',
    ],
    ['averageSearches', '# (?:monthly )?searches(?: (?:a|per) month)? on average'],
    ['gapScore', 'gap score(?: of| is|:)? #(?:<h>)?'],
    ['difficulty', '(?:keyword )?difficulty(?: score)?(?: of| is| at|:)? (?:only )?#(?:<h>)?'],
    ['position', '(?:organic )?(?:position|rank|place)(?: of| is|:)? (?:no\\. )?#'],
    ['position', 'ranks? (?:at|in|on) (?:place |number )?#'],
    ['searches', '# (?:monthly )?(?:searches|search queries|queries)(?: (?:a|per|each|every) month)?'],
    ['searches', '(?:monthly )?search volume(?: of| is|:)? #(?: (?:a|per) month)?'],
    ['searches', 'searched # times (?:a|per|each|every) month'],
    ['overlap', '% of (?:your|our) (?:tracked )?keywords'],
    ['overlap', 'overlap(?: of| is|:)? %'],
    ['paidKeywords', '# (?:paid keywords|keywords in ads)'],
    ['paidKeywords', '(?:buys |runs |with )?ads (?:for|on) # keywords'],
    ['gaps', '# (?:content )?gaps'],
    ['gaps', '# keywords (?:that |which )?(?:you|we) (?:lack|do not (?:cover|have|answer|rank for))'],
    ['visits', '# (?:estimated |organic |monthly )*(?:visits|visitors)(?: (?:a|per|each|every) month)?'],
    [
      'top3',
      '# (?:of (?:your|our|its|the) )?(?:tracked |ranked )?keywords?(?: that)?(?: (?:rank|ranks|is|are))? in <b3>',
    ],
    [
      'positions4to10',
      '# (?:of (?:your|our|its|the) )?(?:tracked |ranked )?keywords?(?: (?:rank|ranks|is|are))? (?:at|on|in|between) <r10>',
    ],
    [
      'positions21to50',
      '# (?:of (?:your|our|its|the) )?(?:tracked |ranked )?keywords?(?: (?:rank|ranks|is|are))? (?:at|on|in|between) <r50>',
    ],
    ['rising', '# keywords?(?: are| is)? (?:gain|gained|gaining|rising in) searches'],
    ['falling', '# keywords?(?: are| is)? (?:lose|lost|losing|falling in) searches'],
    ['newRanks', '# new rankings?'],
    ['risenRanks', '# rankings? (?:rose|that rose)'],
    ['fallenRanks', '# rankings? (?:fell|that fell)'],
    ['lostRanks', '# lost rankings?'],
    ['visibility', '(?:search )?visibility(?: of| is|:)? %'],
    ['keywords', '# (?:ranked |ranking |organic |tracked )?keywords?(?: (?:rank |ranks )?in <b100>)?'],
  ],
  bands: [
    ['(?:the )?top[ -](?:3|three)(?! hundred)(?: (?:results|positions|places|spots))?', 3],
    ['(?:the )?top[ -](?:5|five)(?: (?:results|positions|places|spots))?', 5],
    ['(?:the )?top[ -](?:100|hundred)', 100],
    ['(?:the )?first (?:ten|10)(?: results| positions| places| spots)?', 10],
    ['(?:the )?first (?:three|3) (?:results|positions|places|spots)', 3],
    ['(?:the )?top[ -](?:10|ten)(?: (?:results|positions|places|spots))?', 10],
    ['(?:the )?top[ -](?:20|twenty)(?: (?:results|positions|places|spots))?', 20],
    ['(?:the )?top[ -](?:50|fifty)', 50],
    ['(?:the )?first[ -]page of (?:the )?(?:search )?results|(?:the )?first[ -]page|page one', 10],
    ['(?:the )?second page of (?:the )?(?:search )?results|(?:the )?second page|page two', 20],
    ['(?:the )?first (?:place|position|spot)|(?:position|number|place) (?:one|1)(?!\\d)', 1],
  ],
  periods: [
    ['(?:over|in|within|during) (?:the (?:last |past )?)?(?:three|3) months|quarter on quarter', 3],
    [
      '(?:over|in|within|during) (?:the (?:last |past )?)?(?:twelve|12) months|(?:over|in) (?:the|a|one) year|year on year|year over year',
      12,
    ],
    ['(?:over|in|within|during) (?:the (?:last |past )?|one |a )month|month on month|month over month', 1],
  ],
  templates: {
    position: 'position #',
    searches: '# searches a month',
    difficulty: 'a difficulty of #/100',
    extraClicks: '# extra clicks a month',
    gapScore: 'a gap score of #',
    change: '#',
    keywords: '# keywords',
    visits: '# visits a month (estimated)',
    paidKeywords: 'ads for # keywords',
    gaps: '# keywords that you do not cover',
    overlap: '#% of your keywords',
    averagePosition: 'an average position of #',
    averageSearches: 'an average of # searches a month',
    averageDifficulty: 'an average difficulty of #/100',
    visibility: 'a visibility of #%',
    top3: '# keywords in the top 3',
    positions4to10: '# keywords at positions 4 to 10',
    positions21to50: '# keywords at positions 21 to 50',
    beyond50: '# keywords beyond position 50',
    rising: '# keywords gaining searches over three months',
    falling: '# keywords losing searches over three months',
    newRanks: '# new rankings',
    risenRanks: '# rankings that rose',
    fallenRanks: '# rankings that fell',
    lostRanks: '# lost rankings',
    previousPosition: 'formerly position #',
    unranked: 'no page of yours in the results yet',
    clicks: '# clicks',
    impressions: '# impressions',
    clickRate: 'a click rate of #%',
    costPerClick: 'a cost of # a click',
    top10: '# keywords in the top 10',
    sameRanks: '# unchanged rankings',
  },
  changes: {
    up: 'searches up #%',
    down: 'searches down #%',
    none: 'searches unchanged',
    months: { 1: 'over one month', 3: 'over three months', 12: 'over twelve months' },
  },
  verbs: {
    at: 'is at',
    was: 'was at',
    within: 'is',
    brings: 'can bring',
    shows: 'shows',
    has: 'has',
    lacks: 'has no page of yours in the results yet',
  },
  ranksFor: 'for',
  and: 'and',
  within: 'in the top #',
  against: 'against # for @',
  highest: 'the highest of #',
  lowest: 'the lowest of #',
};
