import type { Context } from 'hono';

/** An event without anything that identifies a person. `at` is ISO 8601. */
export type AnalyticsEvent =
  | {
      name: 'pageview';
      path: string;
      /** The host of the website that led there, where the browser tells it. */
      referrer: string | null;
      at: string;
    }
  /** A link of a public page was followed: a button, or one to a section. `target` is a path or an anchor of ours. */
  | { name: 'call_to_action' | 'navigation'; path: string; target: string; at: string }
  /** A sign-in was requested or completed; `error` is the identity API's code if that failed. */
  | { name: 'sign_in_asked' | 'sign_in_finished'; method: SignInMethod; error: string | null; at: string };

export type SignInMethod = 'mail' | 'password' | 'provider' | 'company' | 'passkey';

/** Receives events. Reporting never fails and never waits. */
export interface AnalyticsReporter {
  report(event: AnalyticsEvent): void;
}

export interface Analytics {
  reporter: AnalyticsReporter;
  /** Where the identity API is, without a slash at its end. */
  authPath: string;
}

/** Whether the browser asks not to be tracked (Global Privacy Control or Do Not Track). */
export function asksNotToBeCounted(c: Context): boolean {
  return c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1';
}
