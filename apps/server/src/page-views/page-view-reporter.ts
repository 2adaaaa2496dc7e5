/** That somebody opened a public page; nothing in it says who. */
export interface PageView {
  path: string;
  /** The host of the website that led there, where the browser tells it. */
  referrer: string | null;
  /** ISO 8601. */
  at: string;
}

/** Where page views are counted. Reporting never fails and never waits. */
export interface PageViewReporter {
  report(view: PageView): void;
}

/** The default: nobody counts. */
export const noPageViews: PageViewReporter = { report: () => {} };
