import { HueMark } from '@keydence/ui';
import { competitorLabel } from './competitor-label.ts';
import insights from './insights.module.css';

interface CompetitorNameProps {
  domainName: string;
  /** Its colour on every screen. */
  hue: string;
}

/** A competitor's label with its colour, and the domain that it stands for. */
export function CompetitorName({ domainName, hue }: CompetitorNameProps) {
  return (
    <div className={insights.names}>
      <h3 className={insights.competitor}>
        <HueMark hue={hue} /> {competitorLabel(domainName)}
      </h3>
      <span className={insights.domain}>{domainName}</span>
    </div>
  );
}
