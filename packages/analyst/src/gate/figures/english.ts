import type { FigureWords } from './figure-words.ts';

export const english: FigureWords = {
  labels: [
    ['averagePosition', 'average (?:position|rank)'],
    ['difficulty', 'difficulty(?: score)?'],
    ['clickRate', 'click(?:-?through)?[ -]rate|ctr|rate'],
    ['costPerClick', 'cpc|cost per click|cost-per-click'],
    ['position', 'position|rank(?:s|ed|ing)?|place|spot|number'],
    ['change', 'trend'],
  ],
  counts: [
    ['impressions', 'impressions?|times in the results'],
    ['clicks', 'clicks?'],
    ['searches', 'searche[sd]|search volume|volume|queries'],
    ['visits', 'visits?|visitors?'],
    ['gaps', 'gaps?'],
    ['paidKeywords', 'paid keywords|ads'],
    ['keywords', 'keywords?|terms'],
  ],
  places: 'places?|positions?|spots?|ranks?|steps?',
  from: 'from',
  to: 'to|and is now at',
  before: 'before|previous(?:ly)?|formerly|was|were|earlier|last (?:report|time|check)|from|used to',
  now: 'now|today|currently|is',
  up: 'climb(?:s|ed|ing)?|ris(?:e|es|en|ing)|rose|gr[eo]w(?:s|n|ing)?|growth|gain(?:s|ed|ing)?|improv(?:e|es|ed|ing|ement)|increas(?:e|es|ed|ing)|advanc(?:e|es|ed|ing)|up|upwards?|jump(?:s|ed|ing)?|better|higher|progress(?:es|ed)|picked up|added',
  down: 'f[ae]ll(?:s|en|ing)?|drop(?:s|ped|ping)?|los(?:e|es|t|ing)|loss|slip(?:s|ped|ping)?|slid(?:es?|ing)?|declin(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|down|downwards?|shr[aiu]nk(?:s|ing)?|ced(?:e|es|ed|ing)|worse(?:n|ned|ns)?|s[aiu]nk(?:s|ing)?|dip(?:s|ped|ping)?|eas(?:es|ed)|lower',
  same: 'unchanged|steady|stable|flat|no change|(?:did|have|has) not (?:move|moved|change|changed)|(?:stay|stayed|remain|remained)(?: where (?:it was|they were)| put| the same)|kept (?:its|their) place',
  ahead: 'outranks?|outranked|ahead of|ahead|above|in front of|beats?|leads?|precedes?|better than|before',
  behind: 'behind|below|trails?|after',
  most: 'most[ -](?:clicked|searched|seen|visited|expensive|difficult)|most|highest|largest|biggest|hardest|(?:more|higher) than any other(?: keyword| term)?|ahead of (?:all|every|any) other(?: keywords?| terms?)?',
  least:
    'least[ -](?:clicked|searched|seen|visited|expensive|difficult)|least|fewest|lowest|smallest|easiest|cheapest|(?:less|fewer|lower) than any other(?: keyword| term)?',
  us: 'we|our|ours|you|your|yours|page|site|guide|shop|store|clinic|article|post',
  toUs: 'us|you',
  keywords: 'keywords?|terms|queries|searches',
  outOf: 'of|out of|of all|of the|of our|of your',
  versus: 'versus|vs|against|compared with|compared to',
  one: 'one|a|single',
  numbers:
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  ordinals:
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth',
  months: 'january february march april may june july august september october november december',
  free: `draws draw collected collect collects counts earned earn earns drew received receives receive gets got brings brought recorded records shows show showed shown appears appeared stands stood sits sat
holds held hold reached reaches comes came sees saw works out combines paired pairs with out per click month monthly advertisers advertiser pay pays paid costs cost bid about fee free organic roughly nothing no
report period ends ending over the year since now currently still also yet already only going went moved moves moving gone brought ranked ranks ranking which puts put keeps kept stays stayed remains remained makes making reads figures attracts attracted generates generated pulls pulled
trend demand interest search results volume rate total altogether tracked while whereas although though but so that therefore thus at by in of on for and is are was were has have had it its this this's within between ground score suggests invites calls asks deserves click-through unchanged month-on-month last against across`,
};
