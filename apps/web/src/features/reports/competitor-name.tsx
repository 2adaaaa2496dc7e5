import { HueMark } from '@keydence/ui';
import { competitorLabel } from './competitor-label.ts';
import insights from './insights.module.css';

interface CompetitorNameProps {
  /** Stored name; the domain name if it has none. */
  name: string;
  domainName: string;
  /** Its color on every screen. */
  hue: string;
}

/** Competitor's label with its color and domain. */
export function CompetitorName({ name, domainName, hue }: CompetitorNameProps) {
  return (
    <div className={insights.names}>
      <h3 className={insights.competitor}>
        <HueMark hue={hue} /> {competitorLabel({ name, domain: domainName })}
      </h3>
      <span className={insights.domain}>{domainName}</span>
    </div>
  );
}
