import { describe, expect, it } from 'vitest';
import { createHtmlTemplate } from './html-template.ts';

describe('createHtmlTemplate', () => {
  const template = createHtmlTemplate(
    '<html><head><meta name="csp-nonce" content="" /><style>a{}</style><script type="module" src="/x.js"></script></head><body>styled</body></html>',
    { 'billing-portal-url': 'https://pay.example/?a=1&b="2"' },
  );

  it('adds the nonce to every script and style and to the head', () => {
    const { html, nonce } = template.render();
    expect(html).toBe(
      `<html><head><meta name="csp-nonce" content="${nonce}" />` +
        `<style nonce="${nonce}">a{}</style><script nonce="${nonce}" type="module" src="/x.js"></script>` +
        '<meta name="billing-portal-url" content="https://pay.example/?a=1&amp;b=&quot;2&quot;"></head>' +
        '<body>styled</body></html>',
    );
  });

  it('has a new nonce each time', () => {
    expect(template.render().nonce).not.toBe(template.render().nonce);
  });
});
