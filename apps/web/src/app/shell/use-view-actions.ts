import {
  IconBuildingSkyscraper,
  IconCalendarTime,
  IconDownload,
  IconFileImport,
  IconPlugConnected,
  IconPrinter,
  IconShare,
  IconUserPlus,
} from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useRefusal } from '../../lib/use-access.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import type { Command } from './commands.ts';

export type Action = Omit<Command, 'group' | 'id'> & { name: string };

/** Sections with their own CSV export button. */
const exportable: readonly string[] = ['keywords', 'moves', 'gap-matrix'];

/** Import and export actions, limited by role. */
export function useViewActions(): Action[] {
  const navigate = useNavigate();
  const { section = '' } = useSearch({ from: '/dashboard' });
  const { domain } = useSelection();
  const hasDomain = domain !== null;
  const mayChange = useRefusal() === null;
  const maySpend = useRefusal('spend') === null;
  const inviteRefusal = useRefusal('manage_members');
  const shareRefusal = useRefusal('share');
  return useMemo(() => {
    const go = (search: Record<string, unknown>) => () => void navigate({ to: '/dashboard', search });
    const exportButton = () => document.querySelector<HTMLButtonElement>('main [data-export]');
    const ofDomain: Action[] = [
      exportable.includes(section)
        ? {
            name: 'export-view',
            label: 'Export this view (CSV)',
            words: 'download save table rows',
            icon: IconDownload,
            run: () => exportButton()?.click(),
          }
        : {
            name: 'export-keywords',
            label: 'Export keywords (CSV)',
            words: 'download save table rows',
            note: 'In Keywords',
            icon: IconDownload,
            run: go({ section: 'keywords' }),
          },
      {
        name: 'export-report',
        label: 'Export report (PDF)',
        words: 'print save',
        note: 'In Reports',
        icon: IconPrinter,
        run: go({ section: 'reports' }),
      },
      {
        name: 'share-report',
        label: 'Share report',
        words: 'link public',
        ...(shareRefusal && { note: 'Only owners can share' }),
        icon: IconShare,
        run: go({ section: 'reports', share: true }),
      },
      {
        name: 'schedule',
        label: 'Schedule reports',
        words: 'every two weeks schedule mail hour',
        icon: IconCalendarTime,
        run: go({ section: 'reports', schedule: true }),
      },
    ];
    const intoDomain: Action[] = [
      {
        name: 'import-file',
        label: 'Import a file',
        words: 'upload csv xlsx ahrefs semrush keyword planner',
        icon: IconFileImport,
        run: go({ section: 'keywords', import: 'new' }),
      },
      {
        name: 'connect-search-console',
        label: 'Connect Search Console',
        words: 'google clicks property source',
        icon: IconPlugConnected,
        run: go({ section: 'keywords', import: 'new' }),
      },
    ];
    const competitor: Action = {
      name: 'add-competitor',
      label: 'Add competitor',
      words: 'track rival site',
      note: 'In Competitors',
      icon: IconBuildingSkyscraper,
      run: go({ section: 'competitors' }),
    };
    const invite: Action = {
      name: 'invite',
      label: 'Invite a member',
      words: 'people team user colleague',
      ...(inviteRefusal && { note: 'Only owners can invite' }),
      icon: IconUserPlus,
      run: go({ section: 'workspace-settings', ...(inviteRefusal ? {} : { invite: true }) }),
    };
    return [
      ...(hasDomain ? ofDomain : []),
      ...(hasDomain && mayChange ? intoDomain : []),
      ...(hasDomain && maySpend ? [competitor] : []),
      invite,
    ];
  }, [navigate, section, hasDomain, mayChange, maySpend, inviteRefusal, shareRefusal]);
}
