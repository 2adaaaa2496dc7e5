import { describe, expect, it } from 'vitest';
import { readMainText } from './read-main-text.ts';

const address = 'https://tea.example/a/b';
const tea =
  'Green tea is made from leaves that are steamed, rolled and dried, and it keeps its color for months.';
const water =
  'Water that is too hot makes it bitter, so let the kettle rest, for three minutes or a little longer.';
const cups =
  'Warm the cups before you pour, for a cold cup takes more heat than you think, and the aroma with it.';
const article = (inside: string) =>
  `<!doctype html><html><head><title>Tea</title></head><body><nav><a href=/>Home</a></nav><main><article>
  <p>${tea}</p>${inside}<p>${water}</p><p>${cups}</p><p>${tea} ${water}</p></article></main><footer>© Tea</footer></body></html>`;
const textOf = (inside: string) => readMainText(article(inside), address).text;

describe('readMainText', () => {
  it('has the paragraphs without page furniture', () => {
    const main = readMainText(article(''), address);
    expect(main.text).toBe([tea, water, cups, `${tea} ${water}`].join('\n'));
    expect(main).toMatchObject({ words: 99, confidence: 'high', refusal: null });
    expect(main.paragraphs.map(({ kind }) => kind)).toEqual(['text', 'text', 'text', 'text']);
  });

  it.each([
    ['items', '<ul><li>One leaf</li><li>Two leaves</li></ul>', 'One leaf\nTwo leaves'],
    ['cells', '<table><tr><td>Sencha</td><td>70 degrees</td></tr></table>', 'Sencha\n70 degrees'],
    ['lines', '<p>First line<br>Second line</p>', 'First line\nSecond line'],
  ])('keeps the words of neighboring %s apart', (_name, inside, text) => {
    expect(textOf(inside)).toContain(`\n${text}\n`);
  });

  it('does not take the footer of a page of links for its text', () => {
    const links = Array.from({ length: 30 }, (_, at) => `<li><a href="/${at}">Chapter ${at}</a></li>`).join(
      '',
    );
    const main = readMainText(
      `<html><body><div class=page><div role=main><h1>Manual</h1><ul>${links}</ul></div></div>
      <div class=footer><p>${tea}</p><p>${water} ${cups}</p></div></body></html>`,
      address,
    );
    expect(main.confidence).toBe('low');
    expect(main.text).toContain('Manual\nChapter 0');
    expect(main.text).not.toContain('leaves');
  });

  it('joins the words of parts of a line', () => {
    expect(textOf(`<p>A <b>bo</b>ld   <i>word</i>, and\n more of it.</p>`)).toContain(
      'A bold word, and more of it.',
    );
  });

  it.each([
    ['a caption', '<figure><img src=x><figcaption>Caption words</figcaption></figure>', 'Caption words'],
    ['share buttons', '<div class="post-share">Tell friends</div>', 'Tell friends'],
    ['a byline', '<p class="byline">By Ann Author</p>', 'Ann Author'],
    ['an author box', '<div id="author-bio">Ann writes of tea</div>', 'Ann writes'],
    ['a popup', '<div id="help-popup"><h2>Keyboard shortcuts</h2><p>Press s to search.</p></div>', 'Press s'],
    ['a dialog', '<div role="dialog"><h2>Choose a size</h2><p>Small or large.</p></div>', 'Small or'],
    ['a newsletter', '<section class="newsletter_box">Get our mail</section>', 'Get our mail'],
    [
      'a block of links',
      '<ul><li><a href=/x>Another article</a></li><li><a href=/y>One more</a></li></ul>',
      'Another',
    ],
    [
      'a paragraph of several links',
      '<p><a href=/x>Another article</a> <a href=/y>One more</a></p>',
      'Another',
    ],
    ['paragraphs of links', '<p><a href=/x>Another article</a></p><p><a href=/y>One more</a></p>', 'Another'],
  ])('leaves out %s', (_name, inside, words) => {
    expect(textOf(inside)).not.toContain(words);
  });

  it.each([
    ['a long block, whatever its name', `<div class="share"><p>${tea.repeat(7)}</p></div>`, tea],
    ['a word within a word', '<div class="shareholder">Of those who own it.</div>', 'Of those'],
    [
      'a paragraph that ends with a link',
      `<p>Read on <a href=/x>here</a>, where we say more of it.</p>`,
      'Read on',
    ],
    ['a paragraph that is only a link', '<p><a href=/x>All kinds of green tea</a></p>', 'All kinds'],
  ])('keeps %s', (_name, inside, words) => {
    expect(textOf(inside)).toContain(words);
  });

  it('keeps a short page whose only block has the name of furniture', () => {
    const html = `<html><body><div class="post tag-tea"><p>${tea}</p><p>${water}</p></div></body></html>`;
    expect(readMainText(html, address).text).toBe(`${tea}\n${water}`);
  });

  it('leaves out headings at the end, not those in front of text', () => {
    const html = article('<h2>How to</h2>').replace('</article>', '<h2>See also</h2><h3>More</h3></article>');
    const { text } = readMainText(html, address);
    expect(text).toContain('How to');
    expect(text).not.toMatch(/See also|More/);
  });

  it('returns the kind and the link positions of each paragraph', () => {
    const inside = `<h2>How to</h2><blockquote>Tea is a cup of life, they say, and more.</blockquote><pre>tea --hot</pre>
      <p>Buy a <a href=/x>good  <b>kettle</b></a> or <a href=/y>two</a> now, as soon as you can.</p>`;
    const { paragraphs } = readMainText(article(inside), address);
    const kinds = Object.fromEntries(paragraphs.map(({ kind, text }) => [text.slice(0, 6), kind]));
    expect(kinds).toMatchObject({
      'How to': 'heading',
      'Tea is': 'quote',
      'tea --': 'code',
      'Buy a ': 'text',
    });
    const linked = paragraphs.find(({ text }) => text.startsWith('Buy'));
    const parts = linked?.links.map(({ start, end }) => linked.text.slice(start, end));
    expect(parts?.join('|')).toBe('good |kettle|two');
  });

  it.each([
    ['main', '<nav>Menu</nav><main>Short</main><p>Not here</p>', 'Short'],
    ['article', '<article>Short</article>', 'Short'],
    ['the body without what is around', '<header>Head</header><p>Short</p><footer>Foot</footer>', 'Short'],
  ])('without paragraphs, uses %s with low confidence', (_name, body, text) => {
    const main = readMainText(
      `<html><body>${body.replace('Short', '<script>x</script>Short')}</body></html>`,
      address,
    );
    expect([main.text, main.confidence]).toEqual(expect.arrayContaining([expect.stringContaining(text)]));
  });

  it.each([
    ['nothing', ''],
    ['an empty page', '<!doctype html><html><head></head><body></body></html>'],
    ['no page', '<'],
    ['a head alone', '<title>x</title>'],
    ['frames', '<html><frameset><frame src=x></frameset></html>'],
    ['JSON', '{"a":1}'],
  ])('reads %s without an error', (_name, html) => {
    expect(() => readMainText(html, address)).not.toThrow();
  });

  it('decodes bytes by their header', () => {
    const html = Buffer.from(article('<p>Caf\u00e9 after caf\u00e9, all day long, and tea.</p>'), 'latin1');
    expect(readMainText(html, address, 'text/html; charset=iso-8859-1').text).toContain('Café after café');
  });
});

describe('limits', () => {
  it.each([
    ['50,001 elements', '<span>a</span>'.repeat(50_001), 'many-elements'],
    ['401 elements inside each other', '<div>'.repeat(401), 'deep'],
    ['3,000 elements inside each other', '<div>'.repeat(3_000), 'deep'],
    ['100,000 elements inside each other', '<div>'.repeat(100_000), 'deep'],
    ['100,000 open links', '<a>'.repeat(100_000), 'many-elements'],
    ['nested formats', `${'<b>'.repeat(1_500)}${'<i>'.repeat(1_500)}`, 'deep'],
  ])('refuse %s immediately', (_name, html, refusal) => {
    const start = process.cpuUsage();
    expect(readMainText(html, address)).toEqual({
      text: '',
      words: 0,
      paragraphs: [],
      confidence: 'none',
      refusal,
    });
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
  });

  it('accept pages just below them', () => {
    expect(readMainText(`${'<div>'.repeat(390)}${article('')}`, address).refusal).toBeNull();
  }, 60_000);
});
