import { makeStorable } from '@keydence/domain';

/** An element of a result page with contents of any shape. */
interface PageItem {
  type?: string | null | undefined;
  items?: unknown;
  references?: unknown;
}

export interface Reference {
  domain: string;
  url: string | null;
}

/** Retained contents of an element besides its own fields; null for an unreadable entry. */
export interface PrunedParts {
  /** Of "People also ask". */
  items?: ({ title: string } | null)[] | null;
  /** Of an AI overview; null: its content did not come. */
  references?: (Reference | null)[] | null;
}

const mostQuestions = 50;
const mostReferences = 200;
const longestQuestion = 300;
const longestUrl = 2_000;
const deepest = 4;

/** Drops unused contents of an element. The result parses like the original. */
export function pruneItem<Item extends PageItem>({
  items,
  references,
  ...item
}: Item): Omit<Item, 'items' | 'references'> & PrunedParts {
  switch (item.type) {
    case 'people_also_ask':
      return { ...item, items: Array.isArray(items) ? items.slice(0, mostQuestions).map(toQuestion) : null };
    case 'ai_overview':
      return { ...item, references: readReferences({ items, references }) };
    case 'knowledge_graph': {
      const overview = toList(items).find(
        (part) => textOf(part, 'type') === 'knowledge_graph_ai_overview_item',
      );
      // The overview is in the panel instead of above the results.
      return overview ? { ...item, type: 'ai_overview', references: readReferences(overview) } : item;
    }
    default:
      return item;
  }
}

function toQuestion(part: unknown): { title: string } | null {
  const title = makeStorable(textOf(part, 'title') ?? '').trim();
  return title === '' || title.length > longestQuestion ? null : { title };
}

/**
 * Of the overview and of all of its sections; null without any, because its content is then
 * missing.
 */
function readReferences(overview: object): (Reference | null)[] | null {
  const found = collectLists(overview, deepest).flat();
  return found.length === 0 ? null : found.slice(0, mostReferences).map(toReference);
}

function collectLists(part: unknown, depth: number): unknown[][] {
  const own = partOf(part, 'references');
  const parts = depth === 0 ? [] : [...toList(partOf(part, 'items')), ...toList(partOf(part, 'components'))];
  return [...(Array.isArray(own) ? [own] : []), ...parts.flatMap((one) => collectLists(one, depth - 1))];
}

function toReference(part: unknown): Reference | null {
  const given = textOf(part, 'url');
  const url =
    given !== null && given.length <= longestUrl && URL.canParse(given) ? makeStorable(given) : null;
  const host = url === null ? textOf(part, 'domain') : new URL(url).hostname;
  if (!host) return null;
  return {
    domain: makeStorable(host)
      .toLowerCase()
      .replace(/^www\./, ''),
    url,
  };
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function partOf(part: unknown, key: string): unknown {
  return typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined;
}

function textOf(part: unknown, key: string): string | null {
  const value = partOf(part, key);
  return typeof value === 'string' ? value : null;
}
