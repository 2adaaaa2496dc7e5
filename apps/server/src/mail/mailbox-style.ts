/** The mailbox page's own sheet, in the theme's colours; it stands outside the web app. */
export const mailboxStyle = `
:root { color-scheme: light dark; --ink: #17211E; --soft: #5B6662; --line: #E4E0D6; --page: #FBF9F4; --card: #FFFFFF; --accent: #0B6B50; --on-accent: #FFFFFF; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #E9EFEC; --soft: #9AA8A2; --line: #2A3632; --page: #101815; --card: #17211E; --accent: #4CC59B; --on-accent: #0B1411; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 720px; overflow-wrap: anywhere; padding: 32px 16px; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
h1 { margin: 0; font-size: 28px; }
h2 { margin: 0 0 4px; font-size: 18px; }
header p, .meta, time { color: var(--soft); font-size: 14px; }
header p { margin: 4px 0 16px; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-bottom: 24px; }
input, button { min-height: 40px; padding: 0 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: inherit; font: inherit; }
input { flex: 1 1 200px; }
input::placeholder { color: var(--soft); opacity: 1; }
button { cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
article, ol { padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
article { margin-bottom: 32px; }
pre { margin: 16px 0 0; white-space: pre-wrap; font: 14px/1.6 ui-monospace, Menlo, Consolas, monospace; }
a { color: var(--accent); }
.button { display: inline-block; padding: 10px 20px; border-radius: 8px; background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none; }
.code { margin: 16px 0; font: 700 32px/1.2 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 6px; }
.empty { padding: 48px 24px; border: 1px dashed var(--line); border-radius: 12px; text-align: center; color: var(--soft); }
ol { margin: 8px 0 0; padding: 8px; list-style: none; }
li a { display: flex; flex-wrap: wrap; gap: 4px 12px; padding: 10px 12px; border-radius: 8px; color: inherit; text-decoration: none; }
li a:hover, li a[aria-current] { background: var(--page); }
li time { margin-left: auto; }
`;
