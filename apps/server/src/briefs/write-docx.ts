import { type DocumentBlock, type DocumentSpan, escapeHtml, isWebAddress } from '@keydence/domain';
import { strToU8, type Zippable, zipSync } from 'fflate';

/** The first moment that a zip file can name, so that the same brief is the same file. */
const madeAt = new Date(1980, 0, 1);
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const wordSpace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageSpace = 'http://schemas.openxmlformats.org/package/2006';

const styles: Record<DocumentBlock['kind'], string> = {
  title: 'Title',
  heading: 'Heading1',
  text: 'Normal',
  item: 'ListParagraph',
  detail: 'Detail',
};

/** A document of Word (ECMA-376): headings, paragraphs, lists and links, and nothing that runs. */
export function writeBriefDocx(blocks: readonly DocumentBlock[]): Uint8Array {
  const links: string[] = [];
  const body = blocks.map((block) => writeParagraph(block, links)).join('');
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packageSpace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('document', 'document.main')}${part('styles', 'styles')}${part('numbering', 'numbering')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packageSpace}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${packageSpace}/relationships">${relation('styles', 'styles.xml')}${relation('numbering', 'numbering.xml')}${links.map(writeLink).join('')}</Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${wordSpace}" xmlns:r="${relations}"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    'word/styles.xml': writeStyles(),
    'word/numbering.xml': writeNumbering(),
  };
  const zipped: Zippable = {};
  for (const [name, text] of Object.entries(files)) zipped[name] = [strToU8(head + text), { mtime: madeAt }];
  return zipSync(zipped);
}

function writeParagraph({ kind, spans }: DocumentBlock, links: string[]): string {
  const level = kind === 'item' ? 0 : kind === 'detail' ? 1 : null;
  const list = level === null ? '' : `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`;
  const runs = spans.map((span) => writeSpan(span, links)).join('');
  const direction = isRightToLeft(spans.map(({ text }) => text).join('')) ? '<w:bidi/>' : '';
  return `<w:p><w:pPr><w:pStyle w:val="${styles[kind]}"/>${list}${direction}</w:pPr>${runs}</w:p>`;
}

function writeSpan({ text, href }: DocumentSpan, links: string[]): string {
  const isLink = isWebAddress(href);
  const look = `${isLink ? '<w:rStyle w:val="Hyperlink"/>' : ''}${isRightToLeft(text) ? '<w:rtl/>' : ''}`;
  const run = `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${toXml(text)}</w:t></w:r>`;
  if (!isLink) return run;
  links.push(href);
  return `<w:hyperlink r:id="link${links.length}">${run}</w:hyperlink>`;
}

/** True if the first letter of a text is of a script that is written from right to left. */
function isRightToLeft(text: string): boolean {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(letter);
}

function writeLink(href: string, index: number): string {
  return `<Relationship Id="link${index + 1}" Type="${relations}/hyperlink" Target="${toXml(href)}" TargetMode="External"/>`;
}

/** Without what no XML may hold: halves of pairs and the two signs that are none. */
function toXml(text: string): string {
  return escapeHtml(text.replace(/[\p{Surrogate}\ufffe\uffff]/gu, ''));
}

function part(name: string, type: string): string {
  return `<Override PartName="/word/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${type}+xml"/>`;
}

function relation(type: string, target: string): string {
  return `<Relationship Id="${type}" Type="${relations}/${type}" Target="${target}"/>`;
}

/** Half points; Word reads the size of scripts from right to left, and whether they are bold, from names of their own. */
const size = (points: number) => `<w:sz w:val="${points}"/><w:szCs w:val="${points}"/>`;
const bold = '<w:b/><w:bCs/>';

function writeStyles(): string {
  const paragraph = (id: string, name: string, look: string, spacing = '<w:spacing w:after="120"/>') =>
    `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/>'}<w:pPr>${spacing}</w:pPr><w:rPr>${look}</w:rPr></w:style>`;
  return `<w:styles xmlns:w="${wordSpace}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/>${size(22)}</w:rPr></w:rPrDefault></w:docDefaults>${[
    paragraph('Normal', 'Normal', ''),
    paragraph('Title', 'Title', `${bold}${size(40)}`),
    paragraph(
      'Heading1',
      'heading 1',
      `${bold}${size(28)}`,
      '<w:keepNext/><w:spacing w:before="320" w:after="80"/><w:outlineLvl w:val="0"/>',
    ),
    paragraph('ListParagraph', 'List Paragraph', '', '<w:spacing w:after="40"/>'),
    paragraph('Detail', 'Detail', `<w:color w:val="595F69"/>${size(18)}`, '<w:spacing w:after="0"/>'),
    '<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="0B57D0"/><w:u w:val="single"/></w:rPr></w:style>',
  ].join('')}</w:styles>`;
}

function writeNumbering(): string {
  const level = (at: number) =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="${at === 0 ? '•' : '–'}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${360 * (at + 1)}" w:hanging="260"/></w:pPr></w:lvl>`;
  return `<w:numbering xmlns:w="${wordSpace}"><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/>${level(0)}${level(1)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
}
