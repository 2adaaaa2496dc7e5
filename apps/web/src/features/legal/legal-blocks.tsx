import type { LegalBlock } from './legal-text.ts';

/** Body text of a section. The order is fixed at build time, so the position is a safe key. */
export function LegalBlocks({ blocks }: { blocks: LegalBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('subheading' in block) return <h3>{block.subheading}</h3>;
  return (
    <ul>
      {block.items.map(({ term, text, href }) => (
        <li key={text}>
          {term ? <strong>{term}</strong> : null}
          {term ? ' ' : null}
          {href ? <a href={href}>{text}</a> : text}
        </li>
      ))}
    </ul>
  );
}
