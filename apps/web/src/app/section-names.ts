/** Labels of dashboard sections by URL name. Separate from the screens, which the sign-in does not load. */
export const sectionLabels = {
  dashboard: 'Dashboard',
  moves: 'Moves',
  'content-plan': 'Content Plan',
  briefs: 'Briefs',
  review: 'Review',
  keywords: 'Keywords',
  topics: 'Topics',
  'keyword-inspector': 'Keyword Inspector',
  competitors: 'Competitors',
  'gap-matrix': 'Gap Matrix',
  radar: 'Radar',
  pages: 'Pages',
  reports: 'Reports',
  alerts: 'Alerts',
  'workspace-settings': 'Workspace Settings',
  profile: 'Profile',
  'feedback-board': 'Feedback Board',
} as const;
export type SectionName = keyof typeof sectionLabels;

export const sectionNames = Object.keys(sectionLabels) as SectionName[];

export function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(sectionLabels, name);
}
