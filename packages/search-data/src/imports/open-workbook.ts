import { inflateSlices } from './inflate-slices.ts';
import { attributeOf, createXmlReader, type XmlHandler } from './read-xml.ts';
import type { ZipMember } from './read-zip-directory.ts';

/** What the cells of a spreadsheet refer to, and its sheets (ECMA-376, part 1, section 18). */
export interface Workbook {
  sheets: { name: string; member: ZipMember }[];
  /** Texts that cells name by their number. */
  texts: string[];
  /** By the number of a cell's style: true if its number is a day or a time. */
  areDates: boolean[];
  /** Days are counted from 1904 rather than from 1900. */
  countsFrom1904: boolean;
}

export function openWorkbook(members: readonly ZipMember[]): Workbook {
  const byName = new Map(members.map((member) => [cleanPath(member.name), member]));
  const [start] = readRelations(byName.get('_rels/.rels'), '').filter(
    ({ kind }) => kind === 'officeDocument',
  );
  const path = start?.path ?? 'xl/workbook.xml';
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const file = path.slice(folder.length);
  const relations = readRelations(byName.get(`${folder}_rels/${file}.rels`), folder);
  const found: { name: string; id: string }[] = [];
  let countsFrom1904 = false;
  readMember(byName.get(path), {
    open: (name, attributes) => {
      if (name === 'workbookPr') countsFrom1904 = isTrue(attributeOf(attributes, 'date1904'));
      if (name !== 'sheet') return;
      found.push({ name: attributeOf(attributes, 'name') ?? '', id: attributeOf(attributes, 'id') ?? '' });
    },
  });
  const memberOf = (kind: string) => byName.get(relations.find((one) => one.kind === kind)?.path ?? '');
  const sheets = found.flatMap(({ name, id }) => {
    const relation = relations.find((one) => one.id === id && one.kind === 'worksheet');
    const member = byName.get(relation?.path ?? '');
    return member ? [{ name, member }] : [];
  });
  if (sheets.length === 0) throw new Error('the spreadsheet has no sheet');
  return {
    sheets,
    texts: readTexts(memberOf('sharedStrings')),
    areDates: readStyles(memberOf('styles')),
    countsFrom1904,
  };
}

function readMember(member: ZipMember | undefined, handler: XmlHandler): void {
  if (!member) return;
  const xml = createXmlReader(handler);
  for (const slice of decodeSlices(member)) xml.write(slice);
  xml.end();
}

/** The text of a member that is in UTF-8, as all programs write it, a slice at a time. */
export function* decodeSlices(member: ZipMember): Generator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (const slice of inflateSlices(member)) yield decoder.decode(slice, { stream: true });
  yield decoder.decode();
}

interface Relation {
  id: string;
  kind: string;
  path: string;
}

function readRelations(member: ZipMember | undefined, folder: string): Relation[] {
  const relations: Relation[] = [];
  readMember(member, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      const target = attributeOf(attributes, 'Target') ?? '';
      const path = cleanPath(target.startsWith('/') ? target : folder + target);
      const kind = (attributeOf(attributes, 'Type') ?? '').replace(/^.*\//, '');
      relations.push({ id: attributeOf(attributes, 'Id') ?? '', kind, path });
    },
  });
  return relations;
}

function cleanPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split(/[/\\]/)) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function readTexts(member: ZipMember | undefined): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isPronunciation = false;
  readMember(member, {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 't') isText = !isPronunciation;
      else if (name === 'rPh') isPronunciation = true;
    },
    close: (name) => {
      if (name === 'si') texts.push(text);
      else if (name === 't') isText = false;
      else if (name === 'rPh') isPronunciation = false;
    },
    text: (more) => {
      if (isText) text += more;
    },
  });
  return texts;
}

/** Formats of days and times that need no description; of those between, some are only used in East Asia. */
const isKnownDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

function readStyles(member: ZipMember | undefined): boolean[] {
  const formats = new Map<number, boolean>();
  const areDates: boolean[] = [];
  let isCellStyle = false;
  readMember(member, {
    open: (name, attributes) => {
      const id = Number(attributeOf(attributes, 'numFmtId') ?? 0);
      if (name === 'numFmt') formats.set(id, describesDate(attributeOf(attributes, 'formatCode') ?? ''));
      else if (name === 'cellXfs') isCellStyle = true;
      else if (name === 'xf' && isCellStyle) areDates.push(formats.get(id) ?? isKnownDate(id));
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return areDates;
}

/** Whether a format has parts of a day or a time, outside of quoted texts, escaped characters and conditions. */
function describesDate(format: string): boolean {
  const parts = format
    .replace(/"[^"]{0,99}"/g, '')
    .replace(/[\\_]./g, '')
    .replace(/\[[^\]]{0,99}\]/g, (part) => (/^\[[hms]{1,9}\]$/i.test(part) ? part : ''));
  return /[dmyhs]/i.test(parts);
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';
