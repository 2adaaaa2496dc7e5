import { describe, expect, it } from 'vitest';
import { isAllowed, readPath } from './is-allowed.ts';
import { readRobots } from './read-robots.ts';

const site = 'https://tea.example';
/** `+` before an allowed path, `-` before a disallowed one. */
const judge = (text: string | Uint8Array, agent: string, paths: string) => {
  const robots = readRobots(text);
  return paths
    .split(' ')
    .map((path) => `${isAllowed(robots, agent, site + path.slice(1)) ? '+' : '-'}${path.slice(1)}`)
    .join(' ');
};
const bot = (...lines: string[]) => ['User-agent: TeaBot', ...lines].join('\n');
const onlyAllowed = (pattern: string) => bot('Disallow: /', `Allow: ${pattern}`);

describe('groups', () => {
  const several = [
    'Disallow: /before-any-group',
    'User-agent: TeaBot',
    'Disallow: /a',
    '',
    'Disallow: /b',
    'User-agent: CoffeeBot',
    'User-agent: CocoaBot',
    'Disallow: /c',
    'User-agent: teabot',
    'Disallow: /d',
    'User-agent: *',
    'Disallow: /e',
  ].join('\n');

  it.each([
    ['joins those of one agent, also after an empty line', 'TeaBot', '-/a -/b +/c -/d +/e'],
    ['gives one to each of several agents', 'CoffeeBot', '+/a -/c +/d'],
    ['gives one to each of several agents', 'CocoaBot', '+/a -/c +/d'],
    ['gives that of all to others', 'WaterBot', '+/a +/c -/e'],
    ['has nothing for a longer name', 'TeaBotImages', '+/a -/e'],
    ['has nothing for a shorter name', 'Tea', '+/a -/e'],
    ['ignores rules before any group', 'WaterBot', '+/before-any-group'],
    ['compares without letter case', 'TEABOT', '-/a'],
  ])('%s: %s', (_name, agent, paths) => {
    expect(judge(several, agent, paths)).toBe(paths);
  });

  it.each([
    ['Sitemap: https://tea.example/s.xml'],
    ['Crawl-delay: 2'],
    ['Unknown: x'],
    ['nonsense'],
    ['# a comment'],
    [''],
  ])('continue after the line %j', (line) => {
    const text = ['User-agent: TeaBot', line, 'User-agent: *', 'Disallow: /'].join('\n');
    expect(judge(text, 'TeaBot', '-/')).toBe('-/');
    expect(judge(text, 'CoffeeBot', '-/')).toBe('-/');
  });

  it('of an agent replaces that of all, also where it forbids nothing', () => {
    const text = 'User-agent: *\nDisallow: /\nUser-agent: TeaBot\nDisallow:';
    expect(judge(text, 'TeaBot', '+/x')).toBe('+/x');
    expect(judge(text, 'CoffeeBot', '-/x')).toBe('-/x');
  });

  it.each([
    ['Foo', '-/'],
    ['Foo Bar', '-/'],
    ['Foo/2.1', '-/'],
    ['FOO', '-/'],
    ['* foo', '-/'],
    ['*', '-/'],
    ['*foo', '+/'],
    ['FooBar', '+/'],
    ['ツ', '+/'],
    ['', '+/'],
  ])('called %j have rules for Foo: %s', (name, paths) => {
    expect(judge(`User-agent: ${name}\nDisallow: /`, 'Foo', paths)).toBe(paths);
  });

  it('end with a rule, also with an empty one', () => {
    expect(judge('User-agent: TeaBot\nDisallow:\nUser-agent: *\nDisallow: /', 'TeaBot', '+/x')).toBe('+/x');
  });

  it('are empty for an agent whose name is not a product token', () => {
    const text = 'User-agent: *\nDisallow: /\nUser-agent: Foo Bar\nAllow: /';
    expect(judge(text, 'Foo Bar', '-/x')).toBe('-/x');
    expect(judge('User-agent: TeaBot\nDisallow: /', '', '+/')).toBe('+/');
  });
});

describe('lines', () => {
  it.each([
    ['User-agent: TeaBot\nDisallow: /', '-/x'],
    ['USER-AGENT: TeaBot\nDISALLOW: /', '-/x'],
    ['uSeR-aGeNt: TeaBot\ndIsAlLoW: /', '-/x'],
    ['user agent: TeaBot\ndisallow: /', '-/x'],
    ['useragent: TeaBot\ndisallow: /', '-/x'],
    ['user-agent TeaBot\ndisallow /', '-/x'],
    ['user-agent\tTeaBot\ndisallow\t \t/', '-/x'],
    ['user-agent TeaBot 2\ndisallow /', '+/x'],
    ['user-agent: TeaBot\ndisallow / x', '+/x'],
    ['agent: TeaBot\nforbid: /', '+/x'],
    [': TeaBot\n: /', '+/x'],
    ['  User-agent  :  TeaBot  \n\tDisallow\t:\t/  ', '-/x'],
    ['User-agent: TeaBot # ours\nDisallow: /x#y', '-/x'],
    ['# User-agent: TeaBot\nDisallow: /', '+/x'],
    ['User-agent: TeaBot\n# Disallow: /', '+/x'],
    ['User-agent: TeaBot\rDisallow: /', '-/x'],
    ['User-agent: TeaBot\r\nDisallow: /\r\n', '-/x'],
    ...['dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'].map((name) => [
      `User-agent: TeaBot\n${name}: /`,
      '-/x',
    ]),
    ['', '+/x'],
  ])('%j', (text, paths) => {
    expect(judge(text, 'TeaBot', paths)).toBe(paths);
  });

  it('count, and have numbers, with any line ending', () => {
    const lines = ['User-agent: a', 'Allow: /x', 'User-agent: b', '', 'Unknown: x', 'Disallow: /'];
    for (const end of ['\n', '\r\n', '\r']) {
      const counts = { known: 4, unknown: 1, lastLine: 6 };
      expect(readRobots(lines.join(end)).counts).toEqual(counts);
      expect(readRobots(lines.join(end) + end).counts).toEqual(counts);
    }
    expect(readRobots('User-agent: a\r\n\n\rAllow: /\n').counts).toEqual({
      known: 2,
      unknown: 0,
      lastLine: 4,
    });
  });

  it.each([
    [[0xef, 0xbb, 0xbf], 2, 0],
    [[0xef, 0xbb], 2, 0],
    [[0xef], 2, 0],
    [[0xef, 0x11, 0xbf], 1, 1],
    [[0xbb, 0xbf], 1, 1],
  ])('may follow the bytes %j', (mark, known, unknown) => {
    const text = Buffer.concat([Buffer.from(mark), Buffer.from('User-agent: TeaBot\nDisallow: /')]);
    expect(readRobots(text).counts).toEqual({ known, unknown, lastLine: 2 });
  });

  it('have a byte order mark at the start of the file only', () => {
    expect(readRobots('User-agent: a\n\ufeffAllow: /').counts).toEqual({ known: 1, unknown: 1, lastLine: 2 });
  });

  it('are cut at 16,663 bytes, and the rest counts', () => {
    const path = `/x/${'a'.repeat(16_663 - 'disallow: /x/'.length)}`;
    const text = bot(`disallow: ${path}/more`);
    expect(judge(text, 'TeaBot', `-${path}/other +/x/a`)).toBe(`-${path}/other +/x/a`);
  });

  it('after 512,000 bytes are not read', () => {
    const filling = `#${'x'.repeat(511_980)}\n`;
    expect(readRobots(`${filling}User-agent: TeaBot\nDisallow: /`)).toMatchObject({ isCut: true });
    expect(judge(`${filling}User-agent: TeaBot\nDisallow: /`, 'TeaBot', '+/x')).toBe('+/x');
  });

  it('of an HTML page are not rules', () => {
    expect(judge('<!doctype html><title>disallow: /</title>\n<p>allow: none', '*', '+/x')).toBe('+/x');
  });
});

describe('rules', () => {
  it.each([
    // The longest one decides, in any order; in a tie an allow.
    [bot('Disallow: /x/page.html', 'Allow: /x/'), '-/x/page.html +/x/'],
    [bot('Allow: /x/page.html', 'Disallow: /x/'), '+/x/page.html -/x/'],
    [bot('Disallow: /', 'Allow: /'), '+/x'],
    [bot('Allow: /same', 'Disallow: /same'), '+/same'],
    [bot('Disallow: /x', 'Allow: /x/'), '-/x +/x/'],
    [bot('Allow: /page', 'Disallow: /*.html'), '-/page.html +/page'],
    [bot('Allow: /x/page.', 'Disallow: /*.html'), '+/x/page.html -/x/y.html'],
    [bot('Disallow:', 'Allow:'), '+/x'],
    // Letter case and the query belong to the path.
    [bot('Disallow: /X/'), '+/x/ -/X/'],
    [bot('Disallow: /?a'), '-/?a +/ +/x?a'],
    [onlyAllowed('/p?q=1&r=http://tea.example?s'), '+/p?q=1&r=http://tea.example?s -/p?q=2'],
    // Stars and dollars.
    [onlyAllowed('/fish'), '+/fish +/fish.html +/fish/a +/fishes +/fish?a -/Fish -/catfish -/?fish'],
    [onlyAllowed('/fish*'), '+/fish +/fish.html +/fish/a -/catfish'],
    [onlyAllowed('/fish/'), '+/fish/ +/fish/a +/fish/?a -/fish -/fish.html'],
    [onlyAllowed('/*.php'), '+/a.php +/b/a.php?c +//b/a.php.html +/i?f=a.php/ -/php/ -/a.PHP'],
    [onlyAllowed('/*.php$'), '+/a.php +/b/a.php -/a.php?c -/a.php/ -/a.php5 -/a.PHP'],
    [onlyAllowed('/fish*.php'), '+/fish.php +/fishes/cat.php?a -/Fish.php'],
    [onlyAllowed('/$'), '+/ -/x'],
    [onlyAllowed('/a$b'), '+/a$b +/a$bc -/a'],
    [onlyAllowed('/a**b'), '+/ab +/axb'],
    [onlyAllowed('/*a*b$'), '+/xaxb +/abxb -/abx'],
    [onlyAllowed('/ab*ba$'), '+/abba -/aba'],
    [bot('Disallow: /*'), '-/ -/x'],
    [bot('Disallow: *x'), '-/ax +/a'],
    [bot('Disallow: x'), '+/x'],
    // An allowed index page allows its folder.
    [onlyAllowed('/dir/index.html'), '+/dir/ +/dir/index.html -/dir/index.htm -/dir/x -/dir'],
    [onlyAllowed('/dir/index.htm'), '+/dir/ +/dir/index.htm'],
    [bot('Allow: /dir', 'Disallow: /dir/index.html'), '+/dir/ -/dir/index.html'],
    // Non-ASCII bytes are escaped; hex digits are case-insensitive.
    [onlyAllowed('/茶'), '+/%E8%8C%B6 -/茶'],
    [onlyAllowed('/%e8%8c%b6'), '+/%E8%8C%B6'],
  ])('%j', (text, paths) => {
    expect(judge(text, 'TeaBot', paths)).toBe(paths);
  });

  it.each([
    // RFC 9309 decodes escapes of plain letters, Google does not: the stricter reading counts.
    [bot('Disallow: /%62%61r'), '-/bar -/%62%61r'],
    [onlyAllowed('/%62%61r'), '-/bar +/%62%61r'],
    [bot('Disallow: /bar'), '-/bar -/%62ar'],
    // In the RFC an escaped star or dollar is literal.
    [bot('Disallow: /a-%2A.html'), '-/a-*.html -/a-%2A.html +/a-x.html'],
    [bot('Disallow: /a-%24'), '-/a-$ -/a-%24x +/a-'],
    [bot('Disallow: /a%2Fb'), '-/a%2Fb +/a/b'],
  ])('where readings differ, the stricter one: %j', (text, paths) => {
    expect(judge(text, 'TeaBot', paths)).toBe(paths);
  });

  it('are compared byte by byte in any encoding', () => {
    const latin = Buffer.from('User-agent: TeaBot\nDisallow: /caf\u00e9', 'latin1');
    expect(judge(latin, 'TeaBot', '-/caf%E9 +/caf%C3%A9')).toBe('-/caf%E9 +/caf%C3%A9');
  });
});

describe('paths', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['/a', '/a'],
    ['a', '/'],
    ['a/b', '/b'],
    ['//a/b', '/b'],
    ['tea.example', '/'],
    ['tea.example?a', '/?a'],
    ['tea.example/a;b#c', '/a;b'],
    ['https://tea.example', '/'],
    ['https://tea.example#a/b', '/'],
    ['https://tea.example/a?b=http://c.example/d#e', '/a?b=http://c.example/d'],
    ['https://tea.example//x/php', '//x/php'],
  ])('of %j is %s', (address, path) => {
    expect(readPath(address)).toBe(path);
  });
});

describe('other lines of a file', () => {
  const text = [
    'Sitemap: https://tea.example/s.xml',
    'User-agent: TeaBot',
    'Crawl-delay: 2.5',
    'Content-Signal: search=yes, ai-train=no',
    'Site-map: /relative.xml',
    'User-agent: *',
    'Crawl-delay: 10',
    'Crawl-delay: -1',
    'SITEMAP: https://tea.example/ü.xml',
    'User-agent: CoffeeBot',
    'Crawl-delay: soon',
  ].join('\n');

  it('lists sitemaps of all groups as written', () => {
    expect(readRobots(text).sitemaps).toEqual([
      'https://tea.example/s.xml',
      '/relative.xml',
      'https://tea.example/ü.xml',
    ]);
  });

  it.each([
    ['TeaBot', 2.5],
    ['WaterBot', 10],
    ['CoffeeBot', null],
  ])('asks %s for a delay of %s', (agent, seconds) => {
    expect(readRobots(text).crawlDelaySeconds(agent)).toBe(seconds);
  });

  it('keeps a group’s lines about the use of its content', () => {
    expect(readRobots(text).contentSignals('TeaBot')).toEqual(['search=yes, ai-train=no']);
    expect(readRobots(text).contentSignals('WaterBot')).toEqual([]);
  });
});

it('reads many agents before many rules in a bounded time', () => {
  const agents = Array.from(
    { length: 8_000 },
    (_, n) => `User-agent: ${n.toString(2).replaceAll('0', 'a').replaceAll('1', 'b')}`,
  );
  const robots = readRobots([...agents, ...agents.map(() => 'Disallow: /')].join('\n').slice(0, 512_000));
  expect(isAllowed(robots, 'b', '/x')).toBe(false);
});

it.each([
  ['many stars', bot(`Disallow: /${'*a'.repeat(8_000)}$`), `/${'a'.repeat(2_000)}b`],
  [
    'a long part',
    bot(...Array.from({ length: 400 }, () => `Disallow: /*${'a'.repeat(1_000)}b`)),
    `/${'a'.repeat(2_000)}`,
  ],
  [
    'many rules',
    bot(...Array.from({ length: 20_000 }, (_, n) => `Disallow: /*${n}x`)),
    `/${'1'.repeat(2_000)}`,
  ],
])('reads %s in a bounded time', (_name, text, path) => {
  const robots = readRobots(text);
  const start = process.cpuUsage();
  expect(isAllowed(robots, 'TeaBot', path)).toBe(true);
  expect(process.cpuUsage(start).user).toBeLessThan(3_000_000);
});
