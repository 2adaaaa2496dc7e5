/** A figure as it stands in a sentence. */
export interface WrittenFigure {
  text: string;
  /** What it means; null where no fact can be meant. */
  value: number | null;
  isPercent: boolean;
  /** The value stands for so many times as much: 1000 for "1.2k". */
  scale: number;
  /** The figures that stand here if the space in "9 300" separates two instead of grouping one. */
  parts: WrittenFigure[];
}

const scales: readonly [RegExp, number][] = [
  [/^(k|tsd|thousand)$/, 1e3],
  [/^(m|mn|mio|million|millions|millionen)$/, 1e6],
  [/^(b|bn|mrd|billion|billions|milliarden)$/, 1e9],
];

const percentWord = '%|percent|per cent|percentage points?|prozent|pour ?cent|por ciento|per cento|procent';
const numeral = String.raw`\d+(?:[.,'’⁄]\d+)*`;
const figurePattern = new RegExp(
  [
    String.raw`(?<money>\p{Sc} ?)?`,
    String.raw`(?:(?<grouped>(?<![\d.,])\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?(?!\d))|(?<numeral>${numeral}))`,
    String.raw`(?:(?<letter>k|mn|m|bn|b)(?![\p{L}\p{N}])|[ -]?(?<word>thousand|millions?|millionen|billions?|milliarden|tsd|mio|mrd)\b)?`,
    `(?:[ -]?(?<percent>${percentWord}))?`,
    String.raw`(?<factor> ?[x×](?![\p{L}\p{N}])|-?fold| ?times\b)?(?<moneyAfter> ?\p{Sc})?`,
  ].join(''),
  'giu',
);

// Amounts in words hide a figure from the check, so they count as one that no fact holds. Words up to twelve and
// "top hundred" are how our own sentences write thresholds and durations.
const amountInWords =
  /(?<!top[ -])\b(?:thir|four|fif|six|seven|eigh|nine)teen\b|(?<!top[ -])\b(?:twen|thir|for|fif|six|seven|eigh|nine)ty\b|(?<!top[ -])\bhundreds?\b|\b(?:thousands?|millions?|billions?|dozens?)\b|\b(?:double|triple|quadruple)[sd]?\b/giu;

/** Names of measures that hold digits and say nothing by themselves: "top 10", "12 months", "/100". */
const measureNames = [
  /\btop[ -]?(?:3|10|20|50|100)\b/giu,
  /\b(?:1|3|12)[ -]months?\b/giu,
  /(?:\/ ?|\bout of )100\b/giu,
  /\bpositions? (?:1|4|11|21|51)(?:[-–]| to )(?:3|10|20|50|100)\b/giu,
];

/** Every figure of a text (normalised to NFKC), in the forms of the larger markets: 1,200 · 1.200 · 1 200 · 1.2k · 12 %. */
export function readFigures(text: string): WrittenFigure[] {
  const rest = measureNames.reduce((prose, name) => prose.replaceAll(name, ' '), text);
  const figures: WrittenFigure[] = [];
  for (const { 0: match, groups = {} } of rest.matchAll(figurePattern)) {
    figures.push(toFigure(match.trim(), groups));
  }
  const wordsOnly = rest.replaceAll(figurePattern, ' ');
  const hidden = [...(wordsOnly.match(amountInWords) ?? []), ...(wordsOnly.match(/\p{N}+/gu) ?? [])];
  return [...figures, ...hidden.map((word) => figureOf(word, null))];
}

function toFigure(text: string, found: Record<string, string | undefined>): WrittenFigure {
  const { grouped, numeral: digits = '', letter, word, percent, factor, money, moneyAfter } = found;
  // No fact is a price or a factor.
  if (factor !== undefined || money !== undefined || moneyAfter !== undefined) return figureOf(text, null);
  const unit = (letter ?? word ?? '').toLowerCase();
  const scale = scales.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
  const rest = { isPercent: percent !== undefined, scale };
  if (grouped === undefined) return { ...figureOf(text, readNumeral(digits)), ...rest };
  const pieces = grouped.replace(',', '.').split(' ');
  const parts = pieces.map((piece, index) => ({
    ...figureOf(piece, Number(piece)),
    ...(index === pieces.length - 1 && rest),
  }));
  return { ...figureOf(text, Number(pieces.join(''))), ...rest, parts };
}

function figureOf(text: string, value: number | null): WrittenFigure {
  return { text, value, isPercent: false, scale: 1, parts: [] };
}

function readNumeral(digits: string): number | null {
  if (digits.includes('⁄')) return null;
  const separators = [...digits.matchAll(/[.,'’]/g)].map(([separator]) => separator.replace('’', "'"));
  const groups = digits.split(/[.,'’]/);
  const [first] = separators;
  const last = separators.at(-1);
  if (first === undefined || last === undefined) return Number(digits);
  const isGrouped = isGrouping(groups);
  // Three digits behind a single separator are a group: no fact is shown with three decimals.
  if (isGrouped && new Set(separators).size === 1) return Number(groups.join(''));
  if (separators.length === 1) return first === "'" ? null : Number(groups.join('.'));
  if (new Set(separators).size === 1) return null;
  // Two kinds: the last one parts the decimals, the others group.
  const isMixed =
    new Set(separators.slice(0, -1)).size > 1 || separators.indexOf(last) < separators.length - 1;
  if (isMixed || last === "'" || !isGrouping(groups.slice(0, -1))) return null;
  return Number(`${groups.slice(0, -1).join('')}.${groups.at(-1)}`);
}

/** Groups of three, or of two before the last as in India. */
function isGrouping([head = '', ...tail]: readonly string[]): boolean {
  const isWhole = head.length <= 3 && !head.startsWith('0') && tail.at(-1)?.length === 3;
  const size = tail[0]?.length;
  return isWhole && (size === 3 || size === 2) && tail.slice(0, -1).every((group) => group.length === size);
}
