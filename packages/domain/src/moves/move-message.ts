import type { MoveVerdict } from './judgement-schema.ts';
import type { Move, MoveVerb } from './schema.ts';

interface About {
  at: Date;
  domain: { id: string; name: string };
  link: string;
}

type MessagedMove = Pick<Move, 'id' | 'verb' | 'title' | 'pages' | 'sentence' | 'gain' | 'confidence'> & {
  effortHours: number;
};

/** Maximum moves named in one message; the link leads to all. */
export const maxMessagedMoves = 20;

/** Webhook message body for new moves of a run, with the field names of the REST API. */
export function composeProposedMessage(
  { at, domain, link }: About,
  { moves, total }: { moves: readonly MessagedMove[]; total: number },
): object {
  return {
    type: 'move.proposed',
    timestamp: at.toISOString(),
    data: { domain, total, moves: moves.slice(0, maxMessagedMoves).map(describe), link },
  };
}

/** Webhook message body for pages that lose clicks. */
export function composeDecayMessage(
  { at, domain, link }: About,
  { moves, total }: { moves: readonly MessagedMove[]; total: number },
): object {
  return {
    type: 'page.decays',
    timestamp: at.toISOString(),
    data: { domain, total, pages: moves.slice(0, maxMessagedMoves).map(describe), link },
  };
}

interface JudgedFacts {
  id: string;
  verb: MoveVerb;
  title: string;
  doneOn: string;
  days: number;
  verdict: MoveVerdict;
  extra: { low: number; mid: number; high: number } | null;
  controlCount: number;
}

/** Webhook message body for a completed move that was judged. */
export function composeJudgedMessage({ at, domain, link }: About, move: JudgedFacts): object {
  const { id, verb, title, doneOn, days, verdict, extra, controlCount } = move;
  return {
    type: 'move.judged',
    timestamp: at.toISOString(),
    data: {
      domain,
      move: { id, verb, title, done_on: doneOn },
      days,
      verdict,
      extra_clicks: extra,
      control_count: controlCount,
      link,
    },
  };
}

function describe({ id, verb, title, pages, sentence, gain, confidence, effortHours }: MessagedMove): object {
  return { id, verb, title, pages, sentence, gain, confidence, effort_hours: effortHours };
}
