// A process that groups the keywords it is sent and then places the added ones.
import { findTopics, placeKeywords, type TopicInput } from '@keydence/topics';

export interface TopicTask {
  readonly texts: readonly string[];
  /** Placed after the full run. */
  readonly added: readonly string[];
}

export interface TopicAnswer {
  /** A number for each text; of one on its own, one that no other has. */
  readonly topicOf: readonly number[];
  /** Seconds of processor time. */
  readonly fullCpu: number;
  readonly placeCpu: number;
  /** MB of resident memory at the peak above what the process began with. */
  readonly memory: number;
}

function createInput(texts: readonly string[]): TopicInput {
  return {
    language: 'en',
    seed: 'bench',
    keywords: texts.map((text, id) => ({ id, text, demand: 0 })),
    known: [],
    corrections: { together: [], apart: [], placed: [] },
  };
}

function readSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

function run({ texts, added }: TopicTask): TopicAnswer {
  const memoryAtStart = process.memoryUsage.rss() / 2 ** 20;
  const atStart = process.cpuUsage();
  const { topics } = findTopics(createInput(texts));
  const fullCpu = readSeconds(atStart);
  const topicOf = texts.map((_, id) => -1 - id);
  const known = topics.map(({ pageGroups }, order) => {
    const keywordIds = pageGroups.flatMap((group) => group.keywordIds);
    for (const id of keywordIds) topicOf[id] = order;
    return { id: `${order}`, keywordIds, pinned: false, order };
  });
  const atPlacing = process.cpuUsage();
  if (added.length > 0) {
    const input = { ...createInput([...texts, ...added]), known };
    placeKeywords(
      input,
      added.map((_, index) => texts.length + index),
    );
  }
  const memory = process.resourceUsage().maxRSS / 1024 - memoryAtStart;
  return { topicOf, fullCpu, placeCpu: readSeconds(atPlacing), memory };
}

process.once('message', (task: TopicTask) => {
  process.send?.(run(task), undefined, {}, () => process.disconnect());
});
