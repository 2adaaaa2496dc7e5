import type { KeywordAnalysisInput, KeywordAnalysisResult, TopicRunStep } from '@keydence/domain';

/** What the thread starts with. */
export interface AnalysisStart {
  input: KeywordAnalysisInput;
  saved: [string, Uint8Array][];
  vectors: EmbeddedKeywords | null;
}

/** What an endpoint gave: a row of `width` numbers for each keyword, in their order. */
export interface EmbeddedKeywords {
  model: string;
  width: number;
  values: Float32Array<ArrayBuffer>;
}

/** What the thread says; after `done` it ends. */
export type AnalysisMessage =
  | { type: 'progress'; step: TopicRunStep; progress: number }
  | { type: 'saved'; step: string; content: Uint8Array }
  | { type: 'done'; result: KeywordAnalysisResult };
