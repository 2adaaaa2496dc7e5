import { gapClassOf } from '@keydence/domain';
import { ToneBadge } from '@keydence/ui/tone-badge';
import { competitorMessages as texts } from './messages.ts';
import { type SampleGap, sampleGaps, sampleSites } from './sample-gaps.ts';

const filters = ['missing', 'weak', 'strong'] as const;
const tones = {
  missing: 'weak',
  weak: 'medium',
  strong: 'good',
  untapped: 'medium',
  contested: 'neutral',
} as const;

/** Gap Matrix with sample rows; `islands/filter-gaps.ts` activates its filter. */
export function GapExample() {
  return (
    <figure className="card gaps" data-island="gap-example">
      <figcaption className="card-head">
        <strong>{texts.caption}</strong>
        <span className="chip">{texts.chip}</span>
      </figcaption>
      <fieldset className="gap-filter" aria-label={texts.filter}>
        <FilterButton name="all" label={texts.all} isPressed />
        {filters.map((name) => (
          <FilterButton key={name} name={name} label={texts.classes[name]} />
        ))}
      </fieldset>
      <table className="gap-table">
        <thead>
          <tr>
            <th scope="col">{texts.keyword}</th>
            {sampleSites.map((site) => (
              <th key={site} scope="col">
                {site.replace('.example', '')}
              </th>
            ))}
            <th scope="col">{texts.gap}</th>
          </tr>
        </thead>
        <tbody>
          {sampleGaps.map((gap) => (
            <GapRow key={gap.keyword} {...gap} />
          ))}
        </tbody>
      </table>
      <p className="note">{texts.note}</p>
    </figure>
  );
}

interface FilterButtonProps {
  name: string;
  label: string;
  isPressed?: boolean;
}

function FilterButton({ name, label, isPressed = false }: FilterButtonProps) {
  return (
    <button type="button" className="filter" aria-pressed={isPressed} data-filter={name}>
      {label}
    </button>
  );
}

function GapRow({ keyword, ranks }: SampleGap) {
  const [ownRank, ...others] = ranks;
  const gap = gapClassOf({ ownRank, ranks: others }) ?? 'contested';
  return (
    <tr data-gap={gap}>
      <th scope="row">{keyword}</th>
      {ranks.map((rank, index) => (
        <Rank key={sampleSites[index]} rank={rank} />
      ))}
      <td>
        <ToneBadge tone={tones[gap]}>{texts.classes[gap]}</ToneBadge>
      </td>
    </tr>
  );
}

function Rank({ rank }: { rank: number | null }) {
  if (rank === null) {
    return (
      <td className="rank">
        <span aria-hidden="true">–</span>
        <span className="unseen">{texts.notRanking}</span>
      </td>
    );
  }
  return (
    <td className={`rank ${rank <= 3 ? 'rank-top' : rank <= 10 ? 'rank-first' : 'rank-far'}`}>
      <span>{rank}</span>
    </td>
  );
}
