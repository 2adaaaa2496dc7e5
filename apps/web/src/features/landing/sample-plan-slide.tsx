import { formatTrend, shortenVolume, volumeTrendOf } from '@keydence/domain';
import { Sparkline } from '@keydence/ui/sparkline';
import { ToneBadge } from '@keydence/ui/tone-badge';
import { plansMessages as texts } from './messages.ts';
import { sampleMonths } from './sample-months.ts';
import type { SampleKeyword, SamplePlan } from './sample-plans.ts';

const competitions = {
  low: { label: 'Low competition', tone: 'good' },
  medium: { label: 'Medium competition', tone: 'medium' },
  high: { label: 'High competition', tone: 'weak' },
} as const;

const trends = {
  up: { arrow: '↑', tone: 'good' },
  down: { arrow: '↓', tone: 'weak' },
  stable: { arrow: '→', tone: 'neutral' },
  'no-data': { arrow: '', tone: 'neutral' },
} as const;

/** Sample plan in the product's layout: three pillars and their plan items. */
export function SamplePlanSlide({ plan }: { plan: SamplePlan }) {
  return (
    <article className="slide" aria-roledescription="slide" aria-label={plan.domain}>
      <header className="slide-head">
        <h3>{plan.domain}</h3>
        <p>{plan.about}</p>
        <span className="chip">{texts.chip}</span>
      </header>
      <div className="slide-body">
        {plan.pillars.map(({ title, keywords }) => (
          <section key={title} className="pillar">
            <h4>{title}</h4>
            <ul className="pillar-cards">
              {keywords.map((keyword) => (
                <KeywordCard key={keyword.keyword} {...keyword} />
              ))}
            </ul>
          </section>
        ))}
        <section className="pieces">
          <h4>{texts.pieces}</h4>
          <ol>
            {plan.pieces.map(({ title, target }) => (
              <li key={title}>
                <span className="piece-title">{title}</span>
                <span className="piece-target">{target}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </article>
  );
}

function KeywordCard({ keyword, volume, competition, change }: SampleKeyword) {
  const { label, tone } = competitions[competition];
  const trend = trends[volumeTrendOf(change).trend];
  return (
    <li className="keyword-card">
      <span className="keyword-name">{keyword}</span>
      <span className="keyword-beats" aria-hidden="true">
        <Sparkline values={sampleMonths(keyword, change)} label="" height={24} />
      </span>
      <span className="keyword-volume">
        <strong>{shortenVolume(volume)}</strong> {texts.searches}
      </span>
      <span className="keyword-tones">
        <ToneBadge tone={tone}>{label}</ToneBadge>
        <ToneBadge tone={trend.tone} isPlain>
          {trend.arrow} {formatTrend(change)}
        </ToneBadge>
      </span>
    </li>
  );
}
