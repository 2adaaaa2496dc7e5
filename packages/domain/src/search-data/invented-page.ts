/** An answer of an invented site. */
export interface InventedPage {
  status: number;
  html: string;
  /** Where it redirects to, absolute. */
  location?: string;
  /** A file of text or XML in place of a page. */
  isText?: boolean;
}
