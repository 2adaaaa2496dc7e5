import { markupMarks, type SiteMark, siteMarks } from '@keydence/domain';
import { escapeHtml } from './escape-html.ts';

const names = new Map(Object.entries(siteMarks).map(([name, mark]) => [mark as string, name as SiteMark]));

/**
 * Replaces the marks of a built page by values, in text or attributes; a mark without a value
 * stays.
 */
export function fillMarks(html: string, values: Partial<Record<SiteMark, string>>): string {
  return html.replace(/\{\{[a-z_]+\}\}/g, (mark) => {
    const name = names.get(mark);
    const value = name && values[name];
    if (name === undefined || value === undefined) return mark;
    return markupMarks.includes(name) ? value : escapeHtml(value);
  });
}
