/** A response of an invented site. */
export interface InventedPage {
  status: number;
  html: string;
  /** Redirect target, absolute. */
  location?: string;
  /** True for a text or XML file instead of a page. */
  isText?: boolean;
}

/** Path of an invented site's sitemap with dates, which the radar reads. */
export const inventedListingPath = '/publications.xml';
