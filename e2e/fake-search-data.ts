import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

const taskUsd = 0.012;
const itemUsd = 0.000_12;

type Answers = Record<string, (keyword: string) => object>;

/** The provider's responses, by the endpoint below `dataforseo_labs/google/`. */
const answers: Answers = {
  search_intent: (keyword) => ({ keyword, keyword_intent: { label: 'commercial', probability: 0.8 } }),
  bulk_keyword_difficulty: (keyword) => ({ keyword, keyword_difficulty: 42 }),
};

/**
 * DataForSEO on loopback, limited to filling in keywords: it has data for every keyword, and bills
 * like the real one.
 */
export function startSearchData(port: number): Server {
  const server = createServer(async (request, response) => {
    const [, name = ''] = /dataforseo_labs\/google\/(\w+)\/live/.exec(request.url ?? '') ?? [];
    const [task = {}] = JSON.parse((await text(request)) || '[{}]') as { keywords?: string[] }[];
    const answer = answers[name];
    const items = answer ? (task.keywords ?? []).map(answer) : [];
    const cost = taskUsd + itemUsd * items.length;
    const result = [{ total_count: items.length, items_count: items.length, items }];
    const tasks = [{ id: 'task', status_code: 20_000, cost, result }];
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ status_code: 20_000, cost, tasks }));
  });
  return server.listen(port, '127.0.0.1');
}
