import type {
  CorrectionList,
  PageGroup,
  TopicCorrection,
  TopicDetails,
  TopicKeyword,
} from '../src/features/topics/use-topic.ts';
import type { TopicStatus } from '../src/features/topics/use-topic-run.ts';
import type { Topic, TopicList } from '../src/features/topics/use-topics.ts';
import type { RelevanceFacts } from '../src/lib/insight-labels.ts';

const at = '2026-11-20T12:00:00.000Z';

/** Relevance in the API's format: clearly the site's own. */
export function makeRelevance(changes: Partial<RelevanceFacts> = {}): RelevanceFacts {
  return {
    relevance: 0.62,
    relevanceClass: 'listed',
    relevanceEvidence: { kind: 'keyword', text: 'burr grinder vs blade' },
    ...changes,
  };
}

/** Topic in the API's format: a competitor leads, one page serves it. */
export function makeTopic(id: string, changes: Partial<Topic> = {}): Topic {
  return {
    id,
    name: `topic ${id}`,
    givenName: null,
    isPinned: false,
    isHidden: false,
    basis: 'wording',
    mainKeyword: { id: '1', keywordText: 'burr grinder' },
    keywordCount: 14,
    pageGroupCount: 2,
    demand: 60_500,
    impressions: null,
    difficulty: null,
    gain: { low: 620, mid: 760, high: 940 },
    visibility: 0.12,
    leader: {
      competitorId: 'other',
      domainName: 'other.example',
      displayName: 'Crema House',
      visibility: 0.31,
    },
    topTenCount: 3,
    gapCount: 5,
    ...makeRelevance(),
    pageState: 'one',
    pageCount: 1,
    pages: [{ url: 'https://d1.example/grinders', keywordCount: 9, share: 0.8 }],
    updatedAt: at,
    ...changes,
  };
}

export function makeTopicList(data: Topic[], changes: Partial<TopicList> = {}): TopicList {
  return {
    data,
    pagination: { page: 1, limit: 50, total: data.length, pages: Math.ceil(data.length / 50) },
    leftOut: 0,
    hiddenCount: 0,
    aloneCount: 0,
    notGroupedCount: 0,
    waitingCount: 0,
    run: null,
    dataSource: 'sample',
    ...changes,
  };
}

export function makeTopicKeyword(keywordText: string, changes: Partial<TopicKeyword> = {}): TopicKeyword {
  return {
    id: keywordText,
    keywordText,
    searchVolume: 12_100,
    intentType: 'commercial',
    rankGroup: 7,
    rankingUrl: 'https://d1.example/grinders',
    gain: null,
    ...makeRelevance(),
    ...changes,
  };
}

export function makePageGroup(texts: string[], changes: Partial<PageGroup> = {}): PageGroup {
  const [first = ''] = texts;
  return {
    mainKeyword: { id: first, keywordText: first },
    keywordCount: texts.length,
    keywords: texts.map((text) => makeTopicKeyword(text)),
    ...changes,
  };
}

export function makeTopicDetails(id: string, changes: Partial<TopicDetails> = {}): TopicDetails {
  const pageGroups = [
    makePageGroup(['burr grinder', 'best burr grinder']),
    makePageGroup(['grinder repair']),
  ];
  return { ...makeTopic(id), pageGroups, dataSource: 'sample', ...changes };
}

export function makeRun(
  changes: Partial<NonNullable<TopicStatus['run']>> = {},
): NonNullable<TopicStatus['run']> {
  return {
    run: 2,
    kind: 'full',
    state: 'done',
    step: 'figures',
    progress: 1,
    message: null,
    createdAt: at,
    startedAt: at,
    finishedAt: at,
    ...changes,
  };
}

export function makeTopicStatus(changes: Partial<TopicStatus> = {}): TopicStatus {
  return {
    run: makeRun(),
    topicCount: 2,
    aloneCount: 412,
    notGroupedCount: 0,
    waitingCount: 36,
    groupedAt: at,
    vectors: { source: 'endpoint', model: 'small-embedder', reason: null },
    ...changes,
  };
}

export function makeCorrection(id: string, changes: Partial<TopicCorrection> = {}): TopicCorrection {
  return {
    id,
    kind: 'rename',
    topicId: '7',
    topicName: 'grinders',
    keywordCount: 0,
    keywords: [],
    name: 'grinders',
    isSet: null,
    intentType: null,
    vote: null,
    madeBy: 'Grace Hopper',
    madeAt: at,
    undoneAt: null,
    ...changes,
  };
}

export function makeCorrectionList(data: TopicCorrection[]): CorrectionList {
  return { data, pagination: { page: 1, limit: 10, total: data.length, pages: 1 } };
}
