import { randomBytes } from 'node:crypto';
import { escapeHtml } from './escape-html.ts';

/** A built page, split at the positions of the nonce. */
export interface HtmlTemplate {
  render(): { html: string; nonce: string };
}

/**
 * Makes a template of a built page: every script and style gets the nonce, and `<meta
 * name="csp-nonce" content="">` passes it to the application. `settings` become further `<meta name
 * content>` in the head.
 */
export function createHtmlTemplate(source: string, settings: Record<string, string> = {}): HtmlTemplate {
  const mark = `nonce-${randomBytes(12).toString('hex')}`;
  const metas = Object.entries(settings).map(
    ([name, content]) => `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}">`,
  );
  const pieces = source
    .replace(/<(script|style)(?=[\s>])/g, `<$1 nonce="${mark}"`)
    .replace('<meta name="csp-nonce" content=""', `<meta name="csp-nonce" content="${mark}"`)
    .replace('</head>', () => `${metas.join('')}</head>`)
    .split(mark);
  return {
    render() {
      const nonce = randomBytes(16).toString('base64');
      return { html: pieces.join(nonce), nonce };
    },
  };
}
