import type { KeywordAnalysisInput, KeywordAnalysisResult, TopicRunStep } from '@keydence/domain';

export interface AnalysisStart {
  input: KeywordAnalysisInput;
  saved: [string, Uint8Array][];
  vectors: EmbeddedKeywords | null;
}

/** Vectors from an endpoint: a row of `width` numbers per keyword, in order. */
export interface EmbeddedKeywords {
  model: string;
  width: number;
  values: Float32Array<ArrayBuffer>;
}

/** Messages of the thread; it ends after `done`. */
export type AnalysisMessage =
  | { type: 'progress'; step: TopicRunStep; progress: number }
  | { type: 'saved'; step: string; content: Uint8Array }
  | { type: 'done'; result: KeywordAnalysisResult };
