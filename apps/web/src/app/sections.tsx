import {
  IconBell,
  IconBuildingSkyscraper,
  IconChartBar,
  IconGridDots,
  IconLayoutDashboard,
  IconLayoutKanban,
  IconMessage2,
  IconReportAnalytics,
  IconSettings,
  IconTargetArrow,
  IconUser,
  IconZoomScan,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { AlertCount } from './alert-count.tsx';

export const sectionNames = [
  'dashboard',
  'keywords',
  'keyword-inspector',
  'reports',
  'alerts',
  'competitors',
  'gap-matrix',
  'content-plan',
  'predictions',
  'workspace-settings',
  'profile',
  'feedback-board',
] as const;
export type SectionName = (typeof sectionNames)[number];

interface Section {
  label: string;
  icon: TablerIcon;
  group: 'main' | 'settings';
  /** The screen waits for the setup of the selected domain. */
  needsDomain?: boolean;
  /** Absent as long as the section has no screen. */
  Screen?: LazyExoticComponent<ComponentType>;
  /** Stands behind the label in the navigation. */
  Badge?: ComponentType<{ className?: string }>;
  /** A dialog over the screen, open while the URL carries its parameter. */
  overlay?: { parameter: string; Dialog: LazyExoticComponent<ComponentType> };
}

/** Every section of the dashboard: its name in the navigation and its screen, loaded when first opened. */
export const sections: Record<SectionName, Section> = {
  dashboard: {
    label: 'Dashboard',
    icon: IconLayoutDashboard,
    group: 'main',
    needsDomain: true,
    Screen: lazy(() =>
      import('../features/overview/overview-screen.tsx').then((module) => ({
        default: module.OverviewScreen,
      })),
    ),
  },
  keywords: {
    label: 'Keywords',
    icon: IconChartBar,
    group: 'main',
    needsDomain: true,
    Screen: lazy(() =>
      import('../features/keywords/keywords-screen.tsx').then((module) => ({
        default: module.KeywordsScreen,
      })),
    ),
    overlay: {
      parameter: 'import',
      Dialog: lazy(() =>
        import('../features/imports/import-dialog.tsx').then((module) => ({
          default: module.ImportDialog,
        })),
      ),
    },
  },
  'keyword-inspector': {
    label: 'Keyword Inspector',
    icon: IconZoomScan,
    group: 'main',
    needsDomain: true,
    Screen: lazy(() =>
      import('../features/keyword-inspector/keyword-inspector-screen.tsx').then((module) => ({
        default: module.KeywordInspectorScreen,
      })),
    ),
  },
  reports: {
    label: 'Reports',
    icon: IconReportAnalytics,
    group: 'main',
    needsDomain: true,
    Screen: lazy(() =>
      import('../features/reports/reports-screen.tsx').then((module) => ({ default: module.ReportsScreen })),
    ),
  },
  alerts: {
    label: 'Alerts',
    icon: IconBell,
    group: 'main',
    needsDomain: true,
    Badge: AlertCount,
    Screen: lazy(() =>
      import('../features/alerts/alerts-screen.tsx').then((module) => ({ default: module.AlertsScreen })),
    ),
  },
  competitors: {
    label: 'Competitors',
    icon: IconBuildingSkyscraper,
    group: 'main',
    Screen: lazy(() =>
      import('../features/competitors/competitors-screen.tsx').then((module) => ({
        default: module.CompetitorsScreen,
      })),
    ),
    overlay: {
      parameter: 'explore',
      Dialog: lazy(() =>
        import('../features/explorer/explorer-dialog.tsx').then((module) => ({
          default: module.ExplorerDialog,
        })),
      ),
    },
  },
  'gap-matrix': {
    label: 'Gap Matrix',
    icon: IconGridDots,
    group: 'main',
    needsDomain: true,
    Screen: lazy(() =>
      import('../features/gap-matrix/gap-matrix-screen.tsx').then((module) => ({
        default: module.GapMatrixScreen,
      })),
    ),
  },
  'content-plan': {
    label: 'Content Plan',
    icon: IconLayoutKanban,
    group: 'main',
    needsDomain: true,
    Screen: lazy(() =>
      import('../features/content-plan/content-plan-screen.tsx').then((module) => ({
        default: module.ContentPlanScreen,
      })),
    ),
  },
  predictions: {
    label: 'Predictions',
    icon: IconTargetArrow,
    group: 'main',
    needsDomain: true,
    Screen: lazy(() =>
      import('../features/predictions/predictions-screen.tsx').then((module) => ({
        default: module.PredictionsScreen,
      })),
    ),
  },
  'workspace-settings': {
    label: 'Workspace Settings',
    icon: IconSettings,
    group: 'settings',
    Screen: lazy(() =>
      import('../features/workspace-settings/workspace-settings-screen.tsx').then((module) => ({
        default: module.WorkspaceSettingsScreen,
      })),
    ),
  },
  profile: {
    label: 'Profile',
    icon: IconUser,
    group: 'settings',
    Screen: lazy(() =>
      import('../features/profile/profile-screen.tsx').then((module) => ({ default: module.ProfileScreen })),
    ),
  },
  'feedback-board': {
    label: 'Feedback Board',
    icon: IconMessage2,
    group: 'settings',
    Screen: lazy(() =>
      import('../features/feedback-board/feedback-board-screen.tsx').then((module) => ({
        default: module.FeedbackBoardScreen,
      })),
    ),
  },
};

export function isSectionName(name: string): name is SectionName {
  return (sectionNames as readonly string[]).includes(name);
}
