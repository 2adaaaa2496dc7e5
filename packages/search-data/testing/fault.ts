/** Fault of the provider in place of a response. */
export type Fault =
  | { kind: 'code'; code: number; level?: 'envelope' | 'task'; httpStatus?: number; cost?: number }
  | { kind: 'http'; status: number; headers?: Record<string, string>; body?: string }
  | {
      kind:
        | 'hang'
        | 'stall'
        /** The head immediately, then single bytes. */
        | 'drip'
        | 'reset'
        | 'empty_body'
        | 'html'
        | 'truncated'
        | 'wrong_types'
        | 'no_items'
        | 'null_result'
        | 'no_tasks'
        | 'huge'
        | 'nan'
        | 'no_cost'
        /** The response is complete, but HTTP reports a server error. */
        | 'ok_with_500'
        | 'duplicates'
        | 'partial'
        /** One item is null, or lacks what it cannot be read without. */
        | 'null_item'
        | 'hollow_item'
        /** Fewer items than `items_count` says. */
        | 'lost_item'
        | 'repeat_first_page'
        | 'repeat_last_page'
        | 'shrinking_pages';
    };
