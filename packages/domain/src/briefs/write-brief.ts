import type { DocumentBlock, DocumentSpan } from './brief-document.ts';

const special = /[\\`*_{}[\]<>#|~!$]/g;
const lineStart = /^([-+=]|\d{1,9}[.)])/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const control = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A brief as Markdown. Text of pages is escaped, so that it is shown literally. */
export function writeBriefMarkdown(blocks: readonly DocumentBlock[]): string {
  const marks: Record<DocumentBlock['kind'], string> = {
    title: '# ',
    heading: '## ',
    text: '',
    item: '- ',
    detail: '  - ',
  };
  let text = '';
  let previous: DocumentBlock['kind'] | null = null;
  for (const { kind, spans } of blocks) {
    const isList = kind === 'item' || kind === 'detail';
    const continues = isList && (previous === 'item' || previous === 'detail');
    if (previous !== null && !continues) text += '\n';
    text += `${marks[kind]}${spans.map(toMarkdown).join('').replace(lineStart, '\\$1')}\n`;
    previous = kind;
  }
  return text;
}

function toMarkdown({ text, href }: DocumentSpan): string {
  const escaped = text.replace(control, ' ').replace(special, '\\$&');
  if (!isWebAddress(href)) return escaped;
  return `[${escaped}](<${href.replace(/[<>\s\\]/g, encodeURIComponent)}>)`;
}

/** A brief as one self-contained HTML file, without scripts or external resources. */
export function writeBriefHtml(blocks: readonly DocumentBlock[], title: string): string {
  const lines: string[] = [];
  let depth = 0;
  const listTo = (wanted: number) => {
    while (depth < wanted) {
      lines.push('<ul>');
      depth += 1;
    }
    while (depth > wanted) {
      lines.push('</ul>');
      depth -= 1;
    }
  };
  const tags = { title: 'h1', heading: 'h2', text: 'p', item: 'li', detail: 'li' } as const;
  for (const { kind, spans } of blocks) {
    listTo(kind === 'item' ? 1 : kind === 'detail' ? 2 : 0);
    lines.push(`<${tags[kind]}>${spans.map(toHtml).join('')}</${tags[kind]}>`);
  }
  listTo(0);
  const style =
    'body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#16181d;background:#fff}' +
    'li li{color:#555b66;font-size:14px;overflow-wrap:anywhere}h2{margin-top:2rem}@media print{body{margin:0}}';
  return `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>${escapeHtml(title)}</title>\n<style>${style}</style>\n</head>\n<body>\n${lines.join('\n')}\n</body>\n</html>\n`;
}

function toHtml({ text, href }: DocumentSpan): string {
  const escaped = escapeHtml(text);
  return isWebAddress(href)
    ? `<a href="${escapeHtml(href)}" rel="noopener noreferrer nofollow">${escaped}</a>`
    : escaped;
}

export function escapeHtml(text: string): string {
  return text
    .replace(control, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

export function isWebAddress(href: string | undefined): href is string {
  return /^https?:\/\//i.test(href ?? '');
}
