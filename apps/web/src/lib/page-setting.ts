/** Setting from a meta element in the page's head, or null. */
export function readPageSetting(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || null;
}
