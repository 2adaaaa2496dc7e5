import { keywordDifficultyLabel, shortenVolume } from '@keydence/domain';
import { Figure, formatNumber, Hint, HueMark } from '@keydence/ui';
import { messages } from './messages.ts';
import classes from './topics.module.css';
import type { Topic } from './use-topics.ts';

/** Share of 0 to 1 as "12%", "3.4%" below ten, "under 0.1%" for a trace. */
export function shareText(share: number): string {
  const percent = share * 100;
  if (percent > 0 && percent < 0.1) return 'under 0.1%';
  return `${percent >= 10 || percent === 0 ? Math.round(percent) : percent.toFixed(1)}%`;
}

/** "1.2K impressions", "1 impression". */
export function impressionsText(impressions: number): string {
  return `${shortenVolume(impressions)} ${impressionsUnit(impressions)}`;
}

function impressionsUnit(impressions: number): string {
  return impressions === 1 ? 'impression' : 'impressions';
}

/** Searches a month; where no volume is known, impressions, named as such. */
export function Demand({ demand, impressions }: Pick<Topic, 'demand' | 'impressions'>) {
  if (demand === null && impressions !== null)
    return (
      <>
        <Hint label={messages.impressionsOnly}>{shortenVolume(impressions)}</Hint>{' '}
        <span className={classes.evidence}>{impressionsUnit(impressions)}</span>
      </>
    );
  return (
    <Figure
      text={demand === null ? null : shortenVolume(demand)}
      {...(demand === null ? {} : { exact: formatNumber(demand) })}
      unknownReason={messages.unknown}
    />
  );
}

/** Difficulty with its label: 42, "Medium". */
export function Difficulty({ difficulty }: Pick<Topic, 'difficulty'>) {
  if (difficulty === null) return <Hint label={messages.unknownDifficulty}>–</Hint>;
  return (
    <>
      {difficulty} <span className={classes.evidence}>{keywordDifficultyLabel(difficulty)}</span>
    </>
  );
}

/** Own share, with a bar in proportion. */
export function OwnShare({ visibility }: Pick<Topic, 'visibility'>) {
  if (visibility === null) return <Hint label={messages.noShare}>–</Hint>;
  return (
    <span className={classes.share}>
      <span className="kd-figures">{shareText(visibility)}</span>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${Math.min(100, visibility * 100)}%` }} />
      </span>
    </span>
  );
}

interface LeaderProps {
  leader: Topic['leader'];
  hue: string | undefined;
}

/** Leading competitor and its share. */
export function Leader({ leader, hue }: LeaderProps) {
  if (leader === null) return <Hint label={messages.noLeader}>–</Hint>;
  return (
    <span className={classes.leader} title={leader.domainName}>
      <span className={classes.leaderName}>
        {hue ? <HueMark hue={hue} /> : null}
        <bdi>{leader.displayName || leader.domainName}</bdi>
      </span>{' '}
      <span className={classes.quiet}>{shareText(leader.visibility)}</span>
    </span>
  );
}
