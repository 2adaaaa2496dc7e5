import { cleanText } from '../text/clean-text.ts';
import type { StructuredData } from './page-facts.ts';

const mostBlock = 200_000;
const mostTypes = 50;
const mostItems = 100;
const mostDepth = 12;
const errorPlace = /position (\d+)/;

/** Reads JSON-LD blocks and the types named by attributes. */
export function readStructuredData(blocks: readonly string[], itemTypes: readonly string[]): StructuredData {
  const types = new Set<string>();
  const addType = (type: string) => {
    const name = cleanText(type.slice(type.lastIndexOf('/') + 1), 100);
    if (name !== '' && types.size < mostTypes) types.add(name);
    return name;
  };
  for (const list of itemTypes) for (const type of list.split(/\s+/)) addType(type);
  const items: { type: string; fields: string[] }[] = [];
  const broken: { at: number; snippet: string }[] = [];
  for (const block of blocks) {
    if (block.length > mostBlock) continue;
    let data: unknown;
    try {
      data = JSON.parse(block);
    } catch (error) {
      broken.push(describeError(block, error));
      continue;
    }
    for (const item of openItems(data)) {
      for (const type of typesOf(item)) {
        const name = addType(type);
        if (items.length < mostItems) items.push({ type: name, fields: filledFields(item) });
      }
      eachNested(item, 1, (nested) => typesOf(nested).forEach(addType));
    }
  }
  return { types: [...types], items, broken };
}

type Item = Record<string, unknown>;

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The outermost items: of a list, and of `@graph`. */
function openItems(data: unknown): Item[] {
  const list = Array.isArray(data) ? data : [data];
  return list.filter(isItem).flatMap((item) => {
    const graph = item['@graph'];
    return Array.isArray(graph) ? graph.filter(isItem) : [item];
  });
}

function typesOf(item: Item): string[] {
  const type = item['@type'];
  return (Array.isArray(type) ? type : [type]).filter((each) => typeof each === 'string');
}

function filledFields(item: Item): string[] {
  return Object.entries(item)
    .filter(([name, value]) => !name.startsWith('@') && value !== null && value !== '')
    .map(([name]) => cleanText(name, 100))
    .slice(0, mostTypes);
}

function eachNested(value: unknown, depth: number, give: (item: Item) => void): void {
  if (depth > mostDepth || typeof value !== 'object' || value === null) return;
  for (const each of Object.values(value)) {
    if (isItem(each)) give(each);
    eachNested(each, depth + 1, give);
  }
}

function describeError(block: string, error: unknown): { at: number; snippet: string } {
  const at = Number(errorPlace.exec(String(error))?.[1] ?? block.length);
  return { at, snippet: cleanText(block.slice(Math.max(0, at - 40), at + 40)) };
}
