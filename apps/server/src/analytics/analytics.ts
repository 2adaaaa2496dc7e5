import type { Context } from 'hono';

/** An event without data that identifies a person. `at` is ISO 8601. */
export type AnalyticsEvent =
  | {
      name: 'pageview';
      path: string;
      /** Host of the referring website, if the browser sends it. */
      referrer: string | null;
      at: string;
    }
  /**
   * A click on a link of a public page: a button, or one to a section. `target` is a local path or
   * anchor.
   */
  | { name: 'call_to_action' | 'navigation'; path: string; target: string; at: string }
  /** A sign-in was requested or completed; `error` is the identity API's code of a failure. */
  | { name: 'sign_in_asked' | 'sign_in_finished'; method: SignInMethod; error: string | null; at: string };

export type SignInMethod = 'mail' | 'password' | 'provider' | 'company' | 'passkey';

/** Receives events. Reporting never fails and never waits. */
export interface AnalyticsReporter {
  report(event: AnalyticsEvent): void;
}

export interface Analytics {
  reporter: AnalyticsReporter;
  /** Path of the identity API, without a trailing slash. */
  authPath: string;
}

/** True if the browser opts out of tracking (Global Privacy Control or Do Not Track). */
export function asksNotToBeCounted(c: Context): boolean {
  return c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1';
}
