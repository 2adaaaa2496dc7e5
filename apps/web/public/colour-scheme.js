// Sets the colour scheme before the first paint. A file of its own, so that the content security policy needs no exception.
(() => {
  let scheme = 'auto';
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value') || 'auto';
  } catch {
    // Storage can be closed to us; the system's scheme is the answer then.
  }
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const isDark = scheme === 'dark' || (scheme !== 'light' && system.matches);
    document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  };
  apply();
  // The application follows the system by itself; the public pages have only this.
  if (!document.getElementById('root')) system.addEventListener('change', apply);
})();
