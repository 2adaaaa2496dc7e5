/** The used part of the DOM: browser types are not available in this package. */
export interface DomNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: Iterable<DomNode>;
  readonly parentNode: DomElement | null;
  remove(): void;
}

export interface DomElement extends DomNode {
  readonly localName: string;
  readonly className: unknown;
  readonly id: string;
  querySelectorAll(selector: string): Iterable<DomElement>;
  querySelector(selector: string): DomElement | null;
  getAttribute(name: string): string | null;
}

export interface DomDocument {
  readonly documentElement: DomElement | null;
  readonly body: DomElement | null;
  querySelectorAll(selector: string): Iterable<DomElement>;
  querySelector(selector: string): DomElement | null;
}

export const nodeTypes = { element: 1, text: 3 } as const;

export function isElement(node: DomNode): node is DomElement {
  return node.nodeType === nodeTypes.element;
}
