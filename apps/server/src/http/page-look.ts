/** Path of the typeface, served by `/api/docs`. */
export const pageFontPath = '/api/docs/inter.woff2';

/** Styles for pages outside the web app: typeface, colors of both schemes, and the page header. */
export const pageLook = `
@font-face { font-family: "Inter Variable"; font-weight: 100 900; font-display: swap; src: url(${pageFontPath}) format("woff2"); }
:root { color-scheme: light dark; --ink: #17211E; --soft: #5B6662; --line: #E4E0D6; --line-strong: #8A8F86; --page: #FBF9F4; --card: #FFFFFF; --card-2: #F4F1EA; --accent: #0B6B50; --accent-soft: #E3F1EB; --on-accent: #FFFFFF; --weak: #B3261E; --text-font: "Inter Variable", system-ui, sans-serif; --code-font: ui-monospace, Menlo, Consolas, monospace; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #E9EFEC; --soft: #9AA8A2; --line: #2A3632; --line-strong: #74837C; --page: #101815; --card: #17211E; --card-2: #1D2925; --accent: #4CC59B; --accent-soft: #17352B; --on-accent: #0B1411; --weak: #F28B82; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 var(--text-font); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.top { border-bottom: 1px solid var(--line); background: var(--card); }
.top > div { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; margin: 0 auto; padding: 10px 20px; }
.brand { display: inline-flex; gap: 10px; align-items: center; min-height: 32px; color: var(--ink); font-size: 17px; font-weight: 650; text-decoration: none; }
.brand svg { width: 28px; height: 28px; }
.top span { color: var(--soft); }
.top .end { margin-left: auto; }
`;

export const pageBrand = `<a class="brand" href="/"><svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#17211E"/><g fill="#FBF9F4"><rect x="6" y="16" width="4" height="10" rx="1.2"/><rect x="11.5" y="12" width="4" height="14" rx="1.2"/><rect x="22.5" y="14" width="4" height="12" rx="1.2"/></g><rect x="17" y="6" width="4" height="20" rx="1.2" fill="#4CC59B"/></svg>Keydence</a>`;
