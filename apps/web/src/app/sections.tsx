import {
  IconBell,
  IconBuildingSkyscraper,
  IconChartBar,
  IconChartTreemap,
  IconFiles,
  IconFileText,
  IconGridDots,
  IconLayoutDashboard,
  IconLayoutKanban,
  IconMessage2,
  IconRadar2,
  IconReportAnalytics,
  IconRoute,
  IconSettings,
  IconTargetArrow,
  IconUser,
  IconZoomScan,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { EvidenceKind } from '../lib/evidence/evidence-link.ts';
import { ReviewCount } from '../lib/moves/review-count.tsx';
import { AlertCount } from './alert-count.tsx';
import { type LazyPart, lazyPart } from './lazy-part.ts';
import { MoveCount } from './moves/move-count.tsx';
import { type SectionName, sectionLabels } from './section-names.ts';

/** Groups of the navigation in display order; groups without a name have no heading. */
export const sectionGroups = {
  start: null,
  plan: 'Plan',
  research: 'Research',
  competition: 'Competition',
  site: 'Site',
  settings: null,
} as const;
export type SectionGroup = keyof typeof sectionGroups;

interface Section {
  label: string;
  /** Further search words for the palette. */
  words?: string;
  icon: TablerIcon;
  group: SectionGroup;
  /** True if the screen needs the selected domain's setup to be done. */
  needsDomain?: boolean;
  /** True if the screen shows moves, which a connected property provides before any keyword list. */
  hasMoves?: boolean;
  /** True if the screen needs no keyword source, only a domain with a completed setup. */
  needsNoFigures?: boolean;
  screen: LazyPart;
  /** Badge after the label in the navigation. */
  Badge?: ComponentType<{ className?: string }>;
  /** Dialog over the screen, open while the URL has its parameter. */
  overlay?: { parameter: string; dialog: LazyPart };
}

/** Sections of the dashboard by URL name, with labels and screens. */
export const sections: Record<SectionName, Section> = {
  dashboard: {
    label: sectionLabels.dashboard,
    icon: IconLayoutDashboard,
    group: 'start',
    needsDomain: true,
    hasMoves: true,
    screen: lazyPart(async () => (await import('../features/overview/overview-screen.tsx')).OverviewScreen),
  },
  moves: {
    label: sectionLabels.moves,
    icon: IconRoute,
    group: 'plan',
    needsDomain: true,
    hasMoves: true,
    Badge: MoveCount,
    screen: lazyPart(async () => (await import('../features/moves/moves-screen.tsx')).MovesScreen),
  },
  keywords: {
    label: sectionLabels.keywords,
    icon: IconChartBar,
    group: 'research',
    needsDomain: true,
    screen: lazyPart(async () => (await import('../features/keywords/keywords-screen.tsx')).KeywordsScreen),
    overlay: {
      parameter: 'import',
      dialog: lazyPart(async () => (await import('../features/imports/import-dialog.tsx')).ImportDialog),
    },
  },
  topics: {
    label: sectionLabels.topics,
    icon: IconChartTreemap,
    group: 'research',
    needsDomain: true,
    screen: lazyPart(async () => (await import('../features/topics/topics-screen.tsx')).TopicsScreen),
  },
  'keyword-inspector': {
    label: sectionLabels['keyword-inspector'],
    icon: IconZoomScan,
    group: 'research',
    needsDomain: true,
    screen: lazyPart(
      async () =>
        (await import('../features/keyword-inspector/keyword-inspector-screen.tsx')).KeywordInspectorScreen,
    ),
  },
  pages: {
    label: sectionLabels.pages,
    words: 'site crawl inventory findings links',
    icon: IconFiles,
    group: 'site',
    needsDomain: true,
    needsNoFigures: true,
    screen: lazyPart(async () => (await import('../features/pages/pages-screen.tsx')).PagesScreen),
  },
  reports: {
    label: sectionLabels.reports,
    icon: IconReportAnalytics,
    group: 'site',
    needsDomain: true,
    screen: lazyPart(async () => (await import('../features/reports/reports-screen.tsx')).ReportsScreen),
  },
  alerts: {
    label: sectionLabels.alerts,
    icon: IconBell,
    group: 'site',
    needsDomain: true,
    Badge: AlertCount,
    screen: lazyPart(async () => (await import('../features/alerts/alerts-screen.tsx')).AlertsScreen),
  },
  competitors: {
    label: sectionLabels.competitors,
    icon: IconBuildingSkyscraper,
    group: 'competition',
    screen: lazyPart(
      async () => (await import('../features/competitors/competitors-screen.tsx')).CompetitorsScreen,
    ),
    overlay: {
      parameter: 'explore',
      dialog: lazyPart(async () => (await import('../features/explorer/explorer-dialog.tsx')).ExplorerDialog),
    },
  },
  'gap-matrix': {
    label: sectionLabels['gap-matrix'],
    icon: IconGridDots,
    group: 'competition',
    needsDomain: true,
    screen: lazyPart(
      async () => (await import('../features/gap-matrix/gap-matrix-screen.tsx')).GapMatrixScreen,
    ),
  },
  radar: {
    label: sectionLabels.radar,
    words: 'publications published new rewritten pages sitemap feed',
    icon: IconRadar2,
    group: 'competition',
    needsDomain: true,
    needsNoFigures: true,
    screen: lazyPart(async () => (await import('../features/radar/radar-screen.tsx')).RadarScreen),
  },
  'content-plan': {
    label: sectionLabels['content-plan'],
    icon: IconLayoutKanban,
    group: 'plan',
    needsDomain: true,
    screen: lazyPart(
      async () => (await import('../features/content-plan/content-plan-screen.tsx')).ContentPlanScreen,
    ),
  },
  briefs: {
    label: sectionLabels.briefs,
    words: 'outline draft check write page',
    icon: IconFileText,
    group: 'plan',
    needsDomain: true,
    needsNoFigures: true,
    screen: lazyPart(async () => (await import('../features/briefs/briefs-screen.tsx')).BriefsScreen),
  },
  review: {
    label: sectionLabels.review,
    words: 'predictions results verdicts worked',
    icon: IconTargetArrow,
    group: 'plan',
    needsDomain: true,
    hasMoves: true,
    Badge: ReviewCount,
    screen: lazyPart(async () => (await import('../features/review/review-screen.tsx')).ReviewScreen),
  },
  'workspace-settings': {
    label: sectionLabels['workspace-settings'],
    icon: IconSettings,
    group: 'settings',
    screen: lazyPart(
      async () =>
        (await import('../features/workspace-settings/workspace-settings-screen.tsx'))
          .WorkspaceSettingsScreen,
    ),
  },
  profile: {
    label: sectionLabels.profile,
    icon: IconUser,
    group: 'settings',
    screen: lazyPart(async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen),
  },
  'feedback-board': {
    label: sectionLabels['feedback-board'],
    icon: IconMessage2,
    group: 'settings',
    screen: lazyPart(
      async () => (await import('../features/feedback-board/feedback-board-screen.tsx')).FeedbackBoardScreen,
    ),
  },
};

/** Evidence drawers over any domain screen, open while the URL has `drawer`. */
export const evidenceDrawers: Record<EvidenceKind, LazyPart> = {
  move: lazyPart(async () => (await import('../features/moves/drawer/move-drawer.tsx')).MoveDrawer),
  keyword: lazyPart(
    async () => (await import('../features/keywords/keyword-details-drawer.tsx')).KeywordDrawer,
  ),
};
