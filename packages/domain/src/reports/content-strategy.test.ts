import { describe, expect, it } from 'vitest';
import { chooseContentFormat } from './content-format.ts';
import { writeContentStrategy } from './content-strategy.ts';
import { keywordFacts } from './report-facts.fixture.ts';

function suggest(facts: Parameters<typeof keywordFacts>[0], languageCode = 'en') {
  return writeContentStrategy(keywordFacts(facts), languageCode);
}

describe('the format', () => {
  it.each([
    ['how to descale a kettle', 'transactional', 'guide'],
    ['what is cold brew', null, 'guide'],
    ['wie entkalkt man einen wasserkocher', null, 'guide'],
    ['best espresso grinder', 'informational', 'comparison'],
    ['aeropress vs french press', null, 'comparison'],
    ['beste kaffeemaschine', null, 'comparison'],
    ['buy coffee beans', 'commercial', 'product'],
    ['kaffeebohnen kaufen', null, 'product'],
    ['espresso machine price', null, 'pricing'],
    ['coffee near me', 'commercial', 'local'],
    ['café cerca de mí', 'commercial', 'local'],
    ['cafe cerca de mi', null, 'local'],
    ['como hacer cafe', null, 'guide'],
    ['pour over kettle', 'informational', 'guide'],
    ['pour over kettle', 'commercial', 'comparison'],
    ['pour over kettle', 'transactional', 'product'],
    ['brightbean login', 'navigational', 'brand'],
    ['pour over kettle', null, 'guide'],
    ['top espresso grinders', null, 'comparison'],
    ['how to clean a stove top', null, 'guide'],
    ['however', 'transactional', 'product'],
  ] as const)('of "%s" with intent %s is %s', (keywordText, intent, format) => {
    expect(chooseContentFormat({ keywordText, intent })).toBe(format);
  });
});

describe('writeContentStrategy', () => {
  it.each([
    ['informational', 1800],
    ['commercial', 1500],
    ['transactional', 900],
    ['navigational', 700],
  ] as const)('plans %s content with %s words', (intent, words) => {
    expect(suggest({ keywordText: 'kettle', intent }).targetWordCount).toBe(words);
  });

  it.each([
    [30, null, 'low'],
    [31, null, 'medium'],
    [60, null, 'medium'],
    [61, null, 'high'],
    [null, 70, 'low'],
    [0, 69, 'low'],
    [null, 39, 'high'],
    [null, null, 'medium'],
  ])(
    'with difficulty %s and opportunity %s is of %s difficulty',
    (difficultyScore, opportunityScore, level) => {
      const keyword = keywordFacts({ keywordText: 'kettle', difficultyScore, opportunityScore });
      expect(writeContentStrategy(keyword, 'en').impactAssessment.difficulty).toBe(level);
    },
  );

  it('starts with the ranking page, or states that there is none', () => {
    const rankingUrl = 'https://brightbean.example/kettles';
    const angle = (rankGroup: number | null) =>
      suggest({ keywordText: 'kettle', rankGroup, rankingUrl }).contentAngle;
    expect(angle(20)).toContain(`Extend ${rankingUrl}`);
    expect(angle(21)).toContain(`${rankingUrl} is at position 21: rebuild it`);
    expect(angle(null)).toContain('this is a new page');
  });

  it('mentions features of the result page', () => {
    const keyword = keywordFacts({
      keywordText: 'kettle',
      trend3m: '+22%',
      serpFeatures: ['featured_snippet', 'ai_overview', 'image', 'video'],
    });
    const { contentAngle, contentOutline } = writeContentStrategy(keyword, 'en');
    for (const note of ['featured snippet', 'AI overview', 'Images']) expect(contentAngle).toContain(note);
    // A change over a quarter may be seasonal.
    expect(contentAngle).not.toContain('+22%');
    expect(contentOutline.sections.map(({ heading }) => heading)).toContain('Watch it');
  });

  it('keeps title and description within the displayed length, for a keyword of any length', () => {
    const { title, metaDescription } = suggest({ keywordText: 'kettle '.repeat(40).trim() }).contentOutline;
    expect(title.length).toBeLessThanOrEqual(66);
    expect(metaDescription.length).toBeLessThanOrEqual(161);
    expect(title).toMatch(/kettle…$/);
  });

  it.each([
    ['de', /^Wasserkocher: .*[a-zäöüß?]$/, 'die wichtigsten Angebote'],
    ['fr', /^Wasserkocher : /, 'les principales options'],
    ['es', /^Wasserkocher: /, 'las principales opciones'],
    ['it', /^Wasserkocher: /, 'le principali opzioni'],
    ['pt-BR', /^Wasserkocher: /, 'as principais opções'],
    ['nl', /^Wasserkocher: /, 'de belangrijkste opties'],
    ['sv', /^Wasserkocher$/, 'Wasserkocher'],
  ])('writes no word of another language into title and description in %s', (languageCode, title, phrase) => {
    const { contentOutline } = suggest({ keywordText: 'wasserkocher', intent: 'commercial' }, languageCode);
    expect(contentOutline.title).toMatch(title);
    expect(contentOutline.metaDescription).toContain(phrase);
  });

  it.each([
    ['de', 'chaussures randonnée', 'Chaussures randonnée'],
    ['en', 'купить чайник', 'Купить чайник'],
    ['en', '電気ケトル', '電気ケトル'],
    ['de', 'wasserkocher größe', /^Wasserkocher größe: ./],
    ['fr', 'chaussures randonnée', /^Chaussures randonnée : ./],
  ])('in %s, gives “%s” a title of its own language alone', (languageCode, keywordText, title) => {
    expect(suggest({ keywordText }, languageCode).contentOutline.title).toMatch(
      typeof title === 'string' ? new RegExp(`^${title}$`) : title,
    );
  });

  it('inserts a keyword with a replacement pattern unchanged', () => {
    const { title } = suggest({ keywordText: "$& $' *" }).contentOutline;
    expect(title.startsWith("$& $' *")).toBe(true);
  });
});
