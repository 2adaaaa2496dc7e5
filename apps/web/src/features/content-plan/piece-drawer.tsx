import { contentStatusLabel } from '@keydence/domain';
import { BrandLoader, ErrorPanel, FactList, ToneBadge } from '@keydence/ui';
import { Drawer } from '@mantine/core';
import { useDates } from '../../lib/dates.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { pathOf } from '../../lib/path-of.ts';
import { trpc } from '../../lib/trpc.ts';
import classes from './content-plan.module.css';
import { messages, texts } from './messages.ts';
import { type PieceDetailsData, PieceForm } from './piece-form.tsx';

interface PieceDrawerProps {
  /** Id of the open plan item; null while closed. */
  itemId: string | null;
  onClose: () => void;
}

/** Details of one plan item, next to the board. */
export function PieceDrawer({ itemId, onClose }: PieceDrawerProps) {
  return (
    <Drawer opened={itemId !== null} onClose={onClose} position="right" size="lg" title={messages.details}>
      {itemId === null ? null : <LoadedPiece key={itemId} itemId={itemId} />}
    </Drawer>
  );
}

function LoadedPiece({ itemId }: { itemId: string }) {
  const query = trpc.contentPlan.get.useQuery({ itemId });
  if (query.data) {
    return (
      <div className={classes.details}>
        <PieceForm piece={query.data} />
        <Outline piece={query.data} />
        <Moves piece={query.data} />
      </div>
    );
  }
  if (!query.error || query.isFetching) return <BrandLoader />;
  return (
    <ErrorPanel
      title={messages.detailsFailed}
      message={failureText(query.error)}
      onRetry={() => void query.refetch()}
    />
  );
}

function Outline({ piece }: { piece: PieceDetailsData }) {
  const { contentAngle, contentOutline } = piece.contentSuggestion;
  return (
    <>
      <FactList
        columns={3}
        facts={[
          { name: 'Format', value: piece.recommendedFormat },
          { name: 'Length', value: texts.words(piece.targetWordCount) },
          { name: 'Page', value: <span className={classes.prose}>{pathOf(piece.target)}</span> },
        ]}
      />
      <h3>{messages.angle}</h3>
      <p className={classes.prose}>{contentAngle}</p>
      <h3>{messages.outline}</h3>
      <p className={classes.prose}>
        <strong>{contentOutline.title}</strong>
      </p>
      <p className={classes.prose}>{contentOutline.metaDescription}</p>
      <ol className={classes.outline}>
        {contentOutline.sections.map(({ heading, keyPoints }) => (
          <li key={heading}>
            {heading}
            <ul>
              {keyPoints.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

function Moves({ piece }: { piece: PieceDetailsData }) {
  const { moment: format } = useDates();
  return (
    <>
      <h3>{messages.history}</h3>
      <ol className={classes.outline}>
        <li>
          <ToneBadge tone="neutral">{contentStatusLabel('research')}</ToneBadge> planned{' '}
          {format(piece.createdAt)}
        </li>
        {piece.moves.map(({ status, at }) => (
          <li key={at}>
            <ToneBadge tone="neutral">{contentStatusLabel(status)}</ToneBadge> {format(at)}
          </li>
        ))}
      </ol>
    </>
  );
}
