import { ToneBadge } from '@keydence/ui';
import { Avatar, Button, NativeSelect, Text } from '@mantine/core';
import { useDates } from '../../lib/dates.tsx';
import { memberTexts as texts } from './messages.ts';
import { type Member, nameOfMember } from './use-members.ts';
import classes from './workspace-settings.module.css';

export const roleOptions = [
  { value: 'member', label: texts.member },
  { value: 'owner', label: texts.owner },
  { value: 'viewer', label: texts.viewer },
] as const;

/** Role of that name; the role with the fewest permissions for any other text. */
export function readRole(value: string): Member['role'] {
  return roleOptions.find((option) => option.value === value)?.value ?? 'viewer';
}

interface MemberRowProps {
  member: Member;
  /** True if the reader is an owner. */
  canManage: boolean;
  isChanging: boolean;
  onRole: (role: Member['role']) => void;
  onRemove: () => void;
}

/** One member of the workspace, with their role. */
export function MemberRow({ member, canManage, isChanging, onRole, onRemove }: MemberRowProps) {
  const { email, isYou, role, joinedAt, profilePictureUrl } = member;
  const dates = useDates();
  const name = nameOfMember(member);
  return (
    <li>
      <div className={classes.person}>
        <Avatar src={profilePictureUrl} alt="" size={36} color="pulse">
          {([...name][0] ?? '').toUpperCase()}
        </Avatar>
        <div className={classes.rowText}>
          <div className={classes.rowName}>
            {name} {isYou ? <ToneBadge tone="neutral">{texts.you}</ToneBadge> : null}
          </div>
          <Text size="xs" c="dimmed">
            {name === email ? '' : `${email}, `}
            {texts.joined(dates.day(joinedAt, 'medium'))}
          </Text>
        </div>
      </div>
      <div className={classes.rowActions}>
        {canManage ? (
          <NativeSelect
            aria-label={texts.roleOf(name)}
            size="sm"
            value={role}
            data={[...roleOptions]}
            disabled={isChanging}
            onChange={(event) => onRole(readRole(event.currentTarget.value))}
          />
        ) : (
          <Text size="sm">{texts[role]}</Text>
        )}
        {canManage && !isYou ? (
          <Button
            variant="subtle"
            color="red"
            size="compact-md"
            mih={32}
            aria-label={`${texts.remove}: ${name}`}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
