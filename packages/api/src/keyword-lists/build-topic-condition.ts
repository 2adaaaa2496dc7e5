import type { StatementParameters } from './collect-parameters.ts';
import { findKeywordKey } from './encode-keyword-id.ts';

interface Place {
  /** Placeholder of the list id. */
  list: string;
  parameters: StatementParameters;
}

/**
 * SQL condition on `i.topic_id`. The id of a merged topic matches its target; the id of another list's topic matches
 * nothing.
 */
export function buildTopicCondition(topicId: string, { list, parameters }: Place): string {
  const key = findKeywordKey(topicId) ?? { listId: 0, id: 0 };
  const ofList = `${parameters.add(key.listId)}::int`;
  const topic = `${parameters.add(key.id)}::int`;
  return `${list} = ${ofList} and i.topic_id = coalesce(
    (select p.absorbed_by from topics p where p.list_id = ${list} and p.id = ${topic}), ${topic})`;
}
