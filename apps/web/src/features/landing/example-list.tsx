import { Beats } from '../../public-pages/beats.tsx';

const examples = [
  {
    keyword: 'single origin espresso',
    volume: '12.1K',
    change: '↑ 22%',
    heights: [38, 42, 50, 55, 64, 80, 96],
  },
  {
    keyword: 'coffee grinder for home',
    volume: '8.1K',
    change: '↑ 9%',
    heights: [60, 58, 66, 62, 70, 74, 82],
  },
  { keyword: 'pour over ratio', volume: '5.4K', change: '↑ 31%', heights: [30, 36, 34, 48, 60, 72, 90] },
  {
    keyword: 'decaf without chemicals',
    volume: '2.9K',
    change: '→ 1%',
    heights: [55, 60, 52, 58, 54, 60, 57],
  },
];

/** What a list of opportunities looks like. The figures are examples. */
export function ExampleList() {
  return (
    <figure className="example">
      <figcaption className="example-caption">
        <span>Opportunities this fortnight</span>
        <span className="example-chip">Example</span>
      </figcaption>
      <ul className="example-list">
        {examples.map(({ keyword, volume, change, heights }) => (
          <li key={keyword} className="example-row">
            <span className="example-keyword">{keyword}</span>
            <Beats className="example-beats" heights={heights} accent={6} />
            <span className="example-figure">{volume}</span>
            <span className={change.startsWith('↑') ? 'example-change' : 'example-figure'}>{change}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
