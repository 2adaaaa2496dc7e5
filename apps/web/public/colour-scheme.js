// Sets the colour scheme before the first paint. A file of its own, so that the content security policy needs no exception.
(() => {
  let scheme = 'auto';
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value') || 'auto';
  } catch {
    // Storage can be closed to us; the system's scheme is the answer then.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = scheme === 'dark' || (scheme !== 'light' && prefersDark);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
})();
