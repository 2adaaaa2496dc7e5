import { Parser } from 'htmlparser2';

export type XmlAttributes = Readonly<Record<string, string>>;

/** Receives the parts of an XML document, names without their prefix. A text may come in pieces. */
export interface XmlHandler {
  open?: (name: string, attributes: XmlAttributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** The documents in a spreadsheet are flat; a deeper one is damaged. */
const deepest = 100;

/** Reads XML that comes in slices. Throws for a document that is cut off, too deep, or has a type. */
export function createXmlReader(handler: XmlHandler): { write(slice: string): void; end(): void } {
  let depth = 0;
  let elements = 0;
  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        if (name.startsWith('!')) throw new Error('the document has a type');
      },
      onopentag(name, attributes) {
        depth += 1;
        elements += 1;
        if (depth > deepest) throw new Error('the document is too deep');
        handler.open?.(localName(name), attributes);
      },
      ontext: (text) => handler.text?.(text),
      onclosetag(name) {
        depth -= 1;
        handler.close?.(localName(name));
      },
    },
    { xmlMode: true },
  );
  return {
    write: (slice) => parser.write(slice),
    end() {
      if (depth > 0 || elements === 0) throw new Error('the document is cut off');
      parser.end();
    },
  };
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** The value of an attribute, without regard to its prefix; undefined if there is none. */
export function attributeOf(attributes: XmlAttributes, name: string): string | undefined {
  const own = attributes[name];
  if (own !== undefined) return own;
  return Object.entries(attributes).find(([key]) => localName(key) === name)?.[1];
}
