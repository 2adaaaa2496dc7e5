import {
  IconBuildingSkyscraper,
  IconChartBar,
  IconLayoutDashboard,
  IconMessage2,
  IconReportAnalytics,
  IconSettings,
  IconUser,
  IconZoomScan,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ComponentType, LazyExoticComponent } from 'react';

export const sectionNames = [
  'dashboard',
  'keywords',
  'keyword-inspector',
  'reports',
  'competitors',
  'workspace-settings',
  'profile',
  'feedback-board',
] as const;
export type SectionName = (typeof sectionNames)[number];

interface Section {
  label: string;
  icon: TablerIcon;
  group: 'main' | 'settings';
  /** The screen is about the selected domain and waits for its setup. */
  needsDomain?: boolean;
  /** Absent as long as the section has no screen. */
  Screen?: LazyExoticComponent<ComponentType>;
}

/** Every section of the dashboard: its name in the navigation and its screen, loaded when first opened. */
export const sections: Record<SectionName, Section> = {
  dashboard: { label: 'Dashboard', icon: IconLayoutDashboard, group: 'main', needsDomain: true },
  keywords: { label: 'Keywords', icon: IconChartBar, group: 'main', needsDomain: true },
  'keyword-inspector': { label: 'Keyword Inspector', icon: IconZoomScan, group: 'main', needsDomain: true },
  reports: { label: 'Reports', icon: IconReportAnalytics, group: 'main', needsDomain: true },
  competitors: { label: 'Competitors', icon: IconBuildingSkyscraper, group: 'main', needsDomain: true },
  'workspace-settings': { label: 'Workspace Settings', icon: IconSettings, group: 'settings' },
  profile: { label: 'Profile', icon: IconUser, group: 'settings' },
  'feedback-board': { label: 'Feedback Board', icon: IconMessage2, group: 'settings' },
};

export function isSectionName(name: string): name is SectionName {
  return (sectionNames as readonly string[]).includes(name);
}
