import type {
  ComputedTopic,
  KeywordAnalysisInput,
  KeywordAnalysisResult,
  KeywordAnalysisRun,
  KeywordIntent,
} from '@keydence/domain';
import {
  buildSiteProfile,
  classifyIntent,
  findProducts,
  findSubjectWords,
  findTopics,
  placeKeywords,
  readNames,
  scoreRelevance,
  type TopicInput,
} from '@keydence/topics';
import type { EmbeddedKeywords } from './thread-messages.ts';

type AnalysisRun = Omit<KeywordAnalysisRun, 'signal'> & { vectors?: EmbeddedKeywords | null };

/** Competitor keywords have negative ids, to separate them from the list's. */
const gapId = (place: number) => -1 - place;

/**
 * Computes intents, relevance and topics of a list with `packages/topics`. It blocks until done:
 * run it in its own thread.
 */
export function analyzeKeywords(
  input: KeywordAnalysisInput,
  { onProgress, saved, save, vectors = null }: AnalysisRun,
): KeywordAnalysisResult {
  onProgress('intents', 0);
  const { intents, gapIntents } = findIntents(input);
  onProgress('relevance', 0);
  const relevance = findRelevance(input);
  onProgress('topics', 0);
  const { language, seed } = input;
  const list: TopicInput = {
    language,
    seed,
    keywords: input.keywords.map(({ id, text, demand, intent, ownPages, results }, place) => {
      const known = intent ?? intents[place]?.intent;
      return { id, text, demand, ownPages, ...(known && { intent: known }), ...(results && { results }) };
    }),
    known: input.known.map(({ id, keywordIds, givenName, isPinned }) => ({
      id: String(id),
      keywordIds,
      pinned: isPinned,
      order: id,
      ...(givenName !== null && { givenName }),
    })),
    corrections: {
      ...input.corrections,
      placed: input.corrections.placed.map(({ keywordId, topicId }) => ({
        keywordId,
        topicId: String(topicId),
      })),
    },
  };
  if (input.kind === 'place') {
    const { placed } = placeKeywords(list, input.newIds);
    const numbered = placed.map(({ keywordId, topicId }) => ({ keywordId, topicId: Number(topicId) }));
    return {
      vectors: null,
      intents,
      gapIntents,
      relevance,
      topics: null,
      placed: numbered,
      gapTopics: placeGaps(input, list, list.known),
    };
  }
  const steps = ['words', 'phrases', 'vectors', 'groups'];
  const found = findTopics(list, {
    progress: (step, done, total) =>
      onProgress('topics', (steps.indexOf(step) + done / Math.max(1, total)) / steps.length),
    checkpoint: { saved: (step) => saved.get(step) ?? null, save },
    ...(vectors && { vectors }),
  });
  const topics: ComputedTopic[] = found.topics.map((topic) => ({
    id: topic.id === null ? null : Number(topic.id),
    absorbed: topic.absorbed.map(Number),
    name: topic.name,
    mainKeywordId: topic.mainKeywordId,
    basis: topic.basis,
    pageGroups: topic.pageGroups.map(({ mainKeywordId, keywordIds }) => ({
      mainKeywordId,
      keywordIds: [...keywordIds],
    })),
  }));
  const known = topics.map(({ pageGroups }, place) => ({
    id: String(place),
    keywordIds: pageGroups.flatMap(({ keywordIds }) => keywordIds),
    pinned: false,
    order: place,
  }));
  return {
    vectors: { source: vectors ? 'endpoint' : 'built_in', model: vectors?.model ?? null, reason: null },
    intents,
    gapIntents,
    relevance,
    topics,
    placed: [],
    gapTopics: placeGaps(input, list, known),
  };
}

function findIntents({ keywords, gaps, profile, language, ownNames, otherNames }: KeywordAnalysisInput) {
  const knownNames = readNames([...ownNames, ...otherNames]);
  const texts = keywords.map(({ text }) => text);
  const isProduct = findProducts({
    texts: [...texts, ...gaps.map(({ text }) => text)],
    otherNames,
    profile,
    language,
  });
  const list = { language, knownNames, subjectWords: findSubjectWords(texts, language, knownNames) };
  return {
    intents: keywords.map(({ text, intent, page }) =>
      intent === null ? classifyIntent({ ...list, text, ...(page !== null && { page }) }) : null,
    ),
    gapIntents: gaps.map(({ text, intent }) => {
      if (intent !== null) return null;
      return isProduct(text) ? intentOfProduct(text) : classifyIntent({ ...list, text });
    }),
  };
}

/** A search for a competitor's product is for its site. */
function intentOfProduct(text: string): KeywordIntent {
  return {
    intent: 'navigational',
    confidence: 0.5,
    isUnsure: false,
    reason: { from: 'wording', kind: 'name', cue: text },
  };
}

function findRelevance(input: KeywordAnalysisInput) {
  const { keywords, gaps, profile, ownNames, language, competitorPages } = input;
  const candidates = [
    ...keywords.map(({ text, isFound, vote, topicId }) => ({
      text,
      isFound,
      ...(vote !== null && { vote }),
      ...(topicId !== null && { topicId: String(topicId) }),
    })),
    ...gaps,
  ];
  return scoreRelevance(
    buildSiteProfile({ texts: profile, ownNames, language }),
    candidates,
    competitorPages,
  );
}

function placeGaps(
  { gaps }: KeywordAnalysisInput,
  list: TopicInput,
  known: TopicInput['known'],
): (number | null)[] {
  if (gaps.length === 0 || known.length === 0) return gaps.map(() => null);
  const strangers = gaps.map(({ text }, place) => ({ id: gapId(place), text, demand: 0 }));
  const { placed } = placeKeywords(
    {
      ...list,
      keywords: [...list.keywords, ...strangers],
      known,
      corrections: { together: [], apart: [], placed: [] },
    },
    strangers.map(({ id }) => id),
  );
  const topicOf = new Map(placed.map(({ keywordId, topicId }) => [keywordId, Number(topicId)]));
  return gaps.map((_, place) => topicOf.get(gapId(place)) ?? null);
}
