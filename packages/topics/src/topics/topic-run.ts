/** The steps of a run; those before `groups` are the expensive ones and can be resumed. */
export type TopicStep = 'words' | 'phrases' | 'vectors' | 'groups';

/** How a run is watched, stopped and resumed. */
export interface TopicRun {
  readonly progress?: (step: TopicStep, done: number, total: number) => void;
  /** Asked many times a second; true ends the run with `TopicsCancelled`. */
  readonly isCancelled?: () => boolean;
  /** Keeps the results of expensive steps. What was saved for another list is not used. */
  readonly checkpoint?: {
    readonly saved: (step: TopicStep) => Uint8Array | null;
    readonly save: (step: TopicStep, state: Uint8Array) => void;
  };
  /** Of an embedding endpoint, one row for each keyword in the order of the input, in place of our own features. */
  readonly vectors?: { readonly width: number; readonly values: Float32Array };
}
