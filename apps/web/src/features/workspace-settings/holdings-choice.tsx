import type { HoldingEnds } from '@keydence/domain';
import { Checkbox, Fieldset, Skeleton, Text } from '@mantine/core';
import { type Dates, useDates } from '../../lib/dates.tsx';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { holdingTexts as texts } from './holdings-messages.ts';
import type { useHoldings } from './use-holdings.ts';
import classes from './workspace-settings.module.css';

type MemberHoldings = RouterOutputs['members']['getHoldings'];

interface HoldingsChoiceProps {
  state: ReturnType<typeof useHoldings>;
  /** True if the reader is leaving. */
  isYou?: boolean;
}

/** Asks which of a member's items end with the membership; lists those that always end. */
export function HoldingsChoice({ state, isYou = false }: HoldingsChoiceProps) {
  const dates = useDates();
  const { holdings, hasFailed, ends, choose } = state;
  if (hasFailed) return <Text size="sm">{texts.loadFailed}</Text>;
  if (!holdings) return <Skeleton height={48} mt="sm" />;
  const kinds = listKinds(holdings, dates).filter(({ names }) => names.length > 0);
  const also = listAlso(holdings);
  return (
    <>
      {kinds.length > 0 ? (
        <Fieldset legend={texts.legend} className={classes.holdings ?? ''}>
          {kinds.map(({ kind, label, names }) => (
            <Checkbox
              key={kind}
              label={label}
              description={names.join(', ')}
              checked={ends[kind]}
              onChange={(event) => choose(kind, event.currentTarget.checked)}
            />
          ))}
        </Fieldset>
      ) : (
        <Text size="sm" c="dimmed" mt="sm">
          {isYou ? texts.noneOfMine : texts.none}
        </Text>
      )}
      {also.length > 0 ? (
        <Text size="sm" c="dimmed" mt="sm">
          {texts.alsoEnds} {also.join(', ')}.
        </Text>
      ) : null}
    </>
  );
}

interface Kind {
  kind: keyof HoldingEnds;
  label: string;
  names: string[];
}

function listKinds(
  { shareLinks, webhooks, apiKeys, invitations, savedViews }: MemberHoldings,
  dates: Dates,
): Kind[] {
  const nameOf = ({ name }: { name: string }) => name;
  return [
    {
      kind: 'endShareLinks',
      label: texts.shareLinks(shareLinks.length),
      names: shareLinks.map(({ domainName, expiresAt }) =>
        texts.shareOf(domainName, dates.day(expiresAt, 'medium')),
      ),
    },
    {
      kind: 'endWebhooks',
      label: texts.webhooks(webhooks.length),
      names: webhooks.map(({ name, domainName }) => texts.webhookOf(name, domainName)),
    },
    { kind: 'endApiKeys', label: texts.apiKeys(apiKeys.length), names: apiKeys.map(nameOf) },
    {
      kind: 'endInvitations',
      label: texts.invitations(invitations.length),
      names: invitations.map(nameOf),
    },
    { kind: 'endSavedViews', label: texts.savedViews(savedViews.length), names: savedViews.map(nameOf) },
  ];
}

function listAlso({ hasSearchConsole, mailedDomains }: MemberHoldings): string[] {
  return [
    ...(hasSearchConsole ? [texts.searchConsole] : []),
    ...(mailedDomains.length > 0
      ? [`${texts.mails(mailedDomains.length)} (${mailedDomains.join(', ')})`]
      : []),
  ];
}
