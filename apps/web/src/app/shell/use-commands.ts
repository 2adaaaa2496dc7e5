import { IconStack2, IconWorld } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSelection } from '../../lib/use-selection.tsx';
import { useShortcutsSetting } from '../../lib/use-shortcuts-setting.ts';
import { sectionNames } from '../section-names.ts';
import { sections } from '../sections.tsx';
import type { Command } from './commands.ts';
import { sectionKeys } from './shortcuts.ts';
import { useActionCommands } from './use-action-commands.ts';

/** Built-in commands of the palette: pages, actions, other domains and workspaces. */
export function useCommands(): Command[] {
  const pages = usePageCommands();
  const actions = useActionCommands();
  const places = usePlaceCommands();
  return useMemo(() => [...pages, ...actions, ...places], [pages, actions, places]);
}

function usePageCommands(): Command[] {
  const navigate = useNavigate();
  const [isShortcutOn] = useShortcutsSetting();
  return useMemo(
    () =>
      sectionNames.map((name) => ({
        id: `page:${name}`,
        group: 'Pages',
        label: sections[name].label,
        icon: sections[name].icon,
        words: `page section go to open ${sections[name].words ?? ''}`,
        ...(isShortcutOn ? { note: `g ${sectionKeys[name]}` } : {}),
        run: () => void navigate({ to: '/dashboard', search: name === 'dashboard' ? {} : { section: name } }),
      })),
    [navigate, isShortcutOn],
  );
}

function usePlaceCommands(): Command[] {
  const { workspaces, workspace: current, domain, selectDomain, selectWorkspace } = useSelection();
  return useMemo(() => {
    const domains = workspaces.flatMap((workspace) =>
      workspace.domains.map(
        ({ id, domainName, locationName }): Command => ({
          id: `domain:${id}`,
          group: 'Domains',
          label: domainName,
          icon: IconWorld,
          words: `domain switch ${workspace.name} ${locationName}`,
          note: workspace.id === current?.id ? locationName : `${workspace.name}, ${locationName}`,
          run: () => selectDomain(id, workspace.id),
        }),
      ),
    );
    const others = workspaces.map(
      ({ id, name, domains: { length } }): Command => ({
        id: `workspace:${id}`,
        group: 'Workspaces',
        label: name,
        icon: IconStack2,
        words: 'workspace company switch',
        note: length === 1 ? '1 domain' : `${length} domains`,
        run: () => selectWorkspace(id),
      }),
    );
    const here = new Set([`domain:${domain?.id}`, `workspace:${current?.id}`]);
    return [...domains, ...others].filter(({ id }) => !here.has(id));
  }, [workspaces, current, domain, selectDomain, selectWorkspace]);
}
