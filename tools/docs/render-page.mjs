import { posix } from 'node:path';
import { Marked } from 'marked';

/** @param {string} text */
export const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The anchor of a heading, as GitHub makes it. @param {string} text */
export const anchorOf = (text) =>
  text
    .toLowerCase()
    .replaceAll(/<[^>]+>|&\w+;/g, '')
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/**
 * The HTML of a Markdown file, and its parts for the search: one for each heading.
 * @param {string} markdown
 * @param {(href: string) => string | null} resolveLink Null where the site does not have the target.
 * @returns {{ html: string, parts: { heading: string, anchor: string, text: string }[] }}
 */
export function renderMarkdown(markdown, resolveLink) {
  /** @type {{ heading: string, anchor: string, text: string }[]} */
  const parts = [];
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth, text }) {
        const anchor = anchorOf(text);
        parts.push({ heading: text.replaceAll('`', ''), anchor, text: '' });
        return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const target = resolveLink(href);
        const inside = this.parser.parseInline(tokens);
        return target === null ? inside : `<a href="${escapeHtml(target)}">${inside}</a>`;
      },
      image({ href, text }) {
        return `<img src="${escapeHtml(resolveLink(href) ?? href)}" alt="${escapeHtml(text)}" loading="lazy" />`;
      },
      // Nothing in a document is meant as markup.
      html: ({ text }) => escapeHtml(text),
      table(token) {
        const row = (/** @type {typeof token.header} */ cells, /** @type {string} */ tag) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const rows = token.rows.map((cells) => row(cells, 'td')).join('\n');
        return `<div class="table" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  const html = String(marked.parse(markdown));
  addTexts(markdown, parts);
  return { html, parts };
}

/**
 * @param {string} markdown
 * @param {{ text: string }[]} parts
 */
function addTexts(markdown, parts) {
  let at = -1;
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (!isCode && /^#{1,6} /.test(line)) at += 1;
    const part = parts[at];
    if (part) part.text += `${line.replaceAll(/[`*|]|\]\([^)]*\)|\[/g, ' ')}\n`;
  }
}

/**
 * Where a link of a document leads: to a page of the site, to a copied file, or elsewhere; null for a folder.
 * @param {string} from File of the document.
 * @param {string} href
 * @param {{ slugs: Map<string, string>, copy: (file: string) => string | null }} site
 */
export function resolveHref(from, href, { slugs, copy }) {
  if (/^([a-z]+:|#)/i.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const file = posix.join(posix.dirname(from), path);
  const slug = slugs.get(file);
  const target = slug === undefined ? copy(file) : `${slug}.html`;
  return target === null ? null : target + (anchor ? `#${anchor}` : '');
}
