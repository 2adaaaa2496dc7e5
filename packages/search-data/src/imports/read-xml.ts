/** Receives the parts of an XML document, names without their prefix and texts with their entities replaced. */
interface XmlHandler {
  open(name: string, attributes: string): void;
  close(name: string): void;
  text(text: string): void;
}

/** A longer tag or text is damaged. */
const longestPiece = 1_000_000;

/**
 * Reads XML that comes in slices; each holds back its last, incomplete piece. Enough for the documents in a spreadsheet:
 * there are no entities of its own, so a document type is refused. Throws for what is no XML.
 */
export function createXmlReader(handler: XmlHandler): { write(slice: string): void; end(): void } {
  let held = '';
  return {
    write(slice) {
      const text = held + slice;
      const at = readPieces(text, handler);
      held = text.slice(at);
      if (held.length > longestPiece) throw new Error('a part of the document has no end');
    },
    end() {
      if (held.trim() !== '') throw new Error('the document is cut off');
    },
  };
}

/** The end of the last complete piece. */
function readPieces(text: string, handler: XmlHandler): number {
  let at = 0;
  for (;;) {
    const start = text.indexOf('<', at);
    if (start < 0) return at;
    const next = text.charCodeAt(start + 1);
    const end = next === exclamation ? endOfSpecial(text, start) : endOfTag(text, start);
    if (end < 0) return at;
    if (start > at) handler.text(decodeEntities(text.slice(at, start)));
    if (next === exclamation) {
      if (text.startsWith(openData, start)) handler.text(text.slice(start + openData.length, end - 3));
    } else if (next === slash) handler.close(localName(text.slice(start + 2, end - 1)));
    else if (next !== question) readTag(text.slice(start + 1, end - 1), handler);
    at = end;
  }
}

const exclamation = 0x21;
const slash = 0x2f;
const question = 0x3f;
const openData = '<![CDATA[';

function readTag(tag: string, handler: XmlHandler): void {
  const isEmpty = tag.endsWith('/');
  const inner = isEmpty ? tag.slice(0, -1) : tag;
  const gap = inner.search(/\s/);
  const name = localName(gap < 0 ? inner : inner.slice(0, gap));
  handler.open(name, gap < 0 ? '' : inner.slice(gap));
  if (isEmpty) handler.close(name);
}

/** The place after `>`, of which quoted values may hold some; -1 if it has not come. */
function endOfTag(text: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at + 1;
  }
  return -1;
}

function endOfSpecial(text: string, start: number): number {
  const [open, close] = text.startsWith('<!--', start) ? ['<!--', '-->'] : [openData, ']]>'];
  const begun = text.slice(start, start + open.length);
  if (begun !== open && !open.startsWith(begun) && !'<!--'.startsWith(begun)) {
    throw new Error('the document has a type');
  }
  const end = text.indexOf(close, start + open.length);
  return end < 0 ? -1 : end + close.length;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).trimEnd();

/** The value of an attribute, without regard to its prefix; undefined if there is none. */
export function attributeOf(attributes: string, name: string): string | undefined {
  let at = 0;
  for (;;) {
    const equals = attributes.indexOf('=', at);
    if (equals < 0) return undefined;
    let start = equals + 1;
    while (attributes[start] === ' ') start += 1;
    const quote = attributes[start];
    if (quote !== '"' && quote !== "'") return undefined;
    const end = attributes.indexOf(quote, start + 1);
    if (end < 0) return undefined;
    const found = localName(attributes.slice(at, equals).trim());
    if (found === name) return decodeEntities(attributes.slice(start + 1, end));
    at = end + 1;
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const highestCharacter = 0x10ffff;

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (found, hex, decimal, name) => {
    if (name) return entities[name] ?? found;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= highestCharacter ? String.fromCodePoint(code) : '';
  });
}
