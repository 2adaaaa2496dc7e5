export type {
  FoundTopic,
  KnownTopic,
  TopicBasis,
  TopicCorrections,
  TopicInput,
  TopicKeyword,
  TopicResult,
} from './topics/topic-input.ts';
