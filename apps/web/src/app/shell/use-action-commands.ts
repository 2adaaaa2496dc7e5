import { notifications } from '@mantine/notifications';
import {
  IconBell,
  IconBuildingPlus,
  IconCreditCard,
  IconHelpCircle,
  IconKeyboard,
  IconLink,
  IconLogout,
  IconMessagePlus,
  IconPlus,
  IconRefresh,
  IconRoute,
  IconTerminal2,
  IconWorldPlus,
} from '@tabler/icons-react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useAuth } from '../../lib/auth-provider.tsx';
import { readPageSetting } from '../../lib/page-setting.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRefusal } from '../../lib/use-access.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import type { Command } from './commands.ts';
import { shellTexts as texts } from './messages.ts';
import { useOpenDialog } from './open-dialog.ts';
import { useColourCommands } from './use-colour-commands.ts';
import { type Action, useViewActions } from './use-view-actions.ts';

/** Commands that work on every screen. */
export function useActionCommands(): Command[] {
  const data = useDataActions();
  const view = useViewActions();
  const account = useAccountActions();
  const colours = useColourCommands();
  return useMemo(() => {
    const actions = [...data, ...view, ...account].map(
      ({ name, ...action }): Command => ({ ...action, id: `action:${name}`, group: 'Actions' }),
    );
    return [...actions, ...colours];
  }, [data, view, account, colours]);
}

function useDataActions(): Action[] {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const { domain } = useSelection();
  const copyLink = useCopyLink();
  const hasDomain = domain !== null;
  const mayChange = useRefusal() === null;
  return useMemo(() => {
    const go = (search: Record<string, unknown>) => void navigate({ to: '/dashboard', search });
    const refresh = async () => {
      await utils.invalidate();
      notifications.show({ id: 'data-refreshed', message: texts.dataRefreshed });
    };
    const ofPlan: Action[] = [
      {
        name: 'plan-moves',
        label: 'Plan my next two weeks',
        words: 'moves capacity hours accept',
        icon: IconRoute,
        run: () => go({ section: 'moves' }),
      },
      {
        name: 'why-not-planned',
        label: 'Why is this not planned?',
        words: 'moves candidates left out reason',
        icon: IconHelpCircle,
        run: () => go({ section: 'moves', view: 'candidates' }),
      },
    ];
    const ofDomain: Action[] = [
      {
        name: 'add-keywords',
        label: 'Add keywords',
        words: 'track import new',
        icon: IconPlus,
        run: () => go({ section: 'keywords', add: true }),
      },
      {
        name: 'add-alert',
        label: 'Add alert',
        words: 'rank drop notify webhook mail rule',
        icon: IconBell,
        run: () => go({ section: 'alerts', rule: 'new' }),
      },
    ];
    const addDomain: Action = {
      name: 'add-domain',
      label: 'Add domain',
      words: 'website new track',
      icon: IconWorldPlus,
      run: () => go({ section: 'workspace-settings' }),
    };
    return [
      {
        name: 'refresh',
        label: 'Refresh data',
        words: 'reload update',
        icon: IconRefresh,
        run: () => void refresh(),
      },
      ...(hasDomain ? ofPlan : []),
      ...(hasDomain && mayChange ? ofDomain : []),
      ...(mayChange ? [addDomain] : []),
      {
        name: 'copy-link',
        label: 'Copy link to this page',
        words: 'share url',
        icon: IconLink,
        run: copyLink,
      },
      {
        name: 'share-feedback',
        label: 'Share feedback',
        words: 'idea bug report vote',
        icon: IconMessagePlus,
        run: () => go({ section: 'feedback-board' }),
      },
    ];
  }, [utils, navigate, hasDomain, mayChange, copyLink]);
}

function useAccountActions(): Action[] {
  const navigate = useNavigate();
  const { signOut } = useAuth();
  const openDialog = useOpenDialog();
  return useMemo(() => {
    const billingPortal = readPageSetting('billing-portal-url');
    const billing: Action[] = billingPortal
      ? [
          {
            name: 'billing',
            label: 'Billing & Usage',
            words: 'invoice plan payment',
            icon: IconCreditCard,
            run: () => window.location.assign(billingPortal),
          },
        ]
      : [];
    return [
      {
        name: 'new-workspace',
        label: 'New workspace',
        words: 'company create',
        icon: IconBuildingPlus,
        run: () => void navigate({ to: '/onboarding', search: { fresh: true } }),
      },
      {
        name: 'create-api-key',
        label: 'Create API key',
        words: 'token script assistant mcp rest new',
        icon: IconTerminal2,
        run: () => void navigate({ to: '/dashboard', search: { section: 'profile', key: 'new' } }),
      },
      ...billing,
      {
        name: 'shortcuts',
        label: texts.shortcuts,
        words: 'keys help hotkeys',
        icon: IconKeyboard,
        run: () => openDialog('shortcuts'),
      },
      {
        name: 'sign-out',
        label: 'Sign Out',
        words: 'log out leave',
        icon: IconLogout,
        run: () => void signOut(),
      },
    ];
  }, [navigate, signOut, openDialog]);
}

/**
 * Copies the address including the domain, so that it opens the same view whatever the recipient has
 * selected.
 */
function useCopyLink(): () => void {
  const { domain } = useSelection();
  const { state, buildLocation } = useRouter();
  return useMemo(
    () => () => {
      const { href } = buildLocation({
        to: '/dashboard',
        search: { ...state.location.search, domain: domain?.id },
      });
      navigator.clipboard.writeText(new URL(href, window.location.origin).href).then(
        () => notifications.show({ id: 'link-copied', message: texts.linkCopied }),
        () => notifications.show({ id: 'link-copied', color: 'red', message: texts.linkNotCopied }),
      );
    },
    [state, buildLocation, domain],
  );
}
