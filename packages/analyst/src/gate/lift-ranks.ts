import { type Claim, type ProvenClaim, proveClaim } from '../facts/claim.ts';
import type { KnownFacts, Subject } from '../facts/known-facts.ts';
import type { Skeleton } from './skeleton.ts';

/** "Has no page for", "does not rank for": of us, and of nothing else. */
const absence =
  /(?<!\p{L})(?:(?:has|have|is|there is|you|with) (?:still )?no (?:\p{L}+ )?(?:page|content|guide|article|ranking|position)|(?:do|does|is|are|isn't|doesn't|don't)(?: not)?(?: yet)?(?: rank(?:ing|ed)?)(?: yet)?|without a (?:page|ranking)|(?:hat|haben|gibt es|fehlt)(?: dazu| dafür| bisher| noch| hier)* (?:keine?|ohne|eine) (?:\p{L}+ )?(?:seite|inhalt|ratgeber|platzierung|position|ranking)|(?:rankt|ranken|rangiert|erscheint)(?: \p{L}+){0,3}? nicht|(?:n'a|n'avez|n'ont|n'existe)(?: pas| encore| aucun| aucune)+ (?:de |d')?(?:page|contenu|guide|position)|n'(?:est|êtes) pas (?:encore )?(?:classée?|positionnée?|présente?)|ne (?:se|vous) (?:classe|classez|positionne|positionnez) pas|(?:no|aún no|todavía no) (?:tiene|tienen|hay|existe|cuenta con)(?: aún| todavía)?(?: una?| ninguna?)? (?:página|contenido|guía|posición)|no (?:(?:se|te|os) )?(?:posicion\p{L}+|clasific\p{L}+|aparec\p{L}+|ranke\p{L}+)|non (?:ha|avete|hanno|c'è|esiste)(?: ancora)?(?: una?| nessuna?| alcuna?)? (?:pagina|contenuto|guida|posizione)|non (?:si |vi )?(?:posiziona|posizionate|compare|appare))(?!\p{L})/u;

/** "A and B rank for C": each is somewhere in the results. */
const ranking =
  /(?<!\p{L})(?:ranks?|ranking|ranken|rankt|platziert|erscheinen|(?:se )?class(?:e|ent|és?)|positionn\p{L}+|(?:se |si )?posi[cz]ion[ao]n?[o]?|aparecen?|compaiono)(?!\p{L})/u;
const denial =
  /(?<!\p{L})(?:not?|n't|never|nicht|kein\p{L}*|nie|pas|jamais|aucun\p{L}*|no|nunca|ningun\p{L}*|non|mai|nessun\p{L}*)(?!\p{L})/u;

interface RankContext {
  known: KnownFacts;
  /** What the sentence names elsewhere. */
  sentence: readonly Subject[];
  /** True for a text of names and small words alone. */
  isBare(text: string): boolean;
}

/** Words that join names and say nothing else. */
const both =
  /(?<!\p{L})(?:both|beide|tou(?:te)?s (?:les )?deux|ambos|entramb[ie]|anche|auch|aussi|también|also)(?!\p{L})/gu;

/**
 * What a clause without a placeholder says of ranks, as claims: that we do not rank for the keyword which it or its
 * sentence names, or that competitors do. Null where it says nothing of that, or what the facts do not hold.
 */
export function liftRanks(
  { text, names }: Skeleton,
  { known, sentence, isBare }: RankContext,
): ProvenClaim[] | null {
  const own = [...text.matchAll(/<n(\d+)>/g)].flatMap(({ 1: index }) => names[Number(index)] ?? []);
  const keywords = named([...own, ...sentence], 'keyword');
  const competitors = named(own, 'competitor');
  if (absence.test(text)) {
    const [keyword] = keywords;
    return keyword === undefined || competitors.length > 0 || !isBare(text.replace(absence, ''))
      ? null
      : proveAll([{ subject: known.keywordOf(keyword, null), measure: 'unranked' }], known);
  }
  const [keyword] = named(own, 'keyword');
  if (keyword === undefined || competitors.length === 0 || !ranking.test(text)) return null;
  if (denial.test(text) || !isBare(text.replace(ranking, '').replaceAll(both, ''))) return null;
  return proveAll(
    competitors.map((domain) => ({
      subject: known.keywordOf(keyword, domain),
      measure: 'position' as const,
    })),
    known,
  );
}

function named(subjects: readonly Subject[], kind: Subject['kind']): string[] {
  return [...new Set(subjects.flatMap((one) => (one.kind === kind ? [one.name] : [])))];
}

function proveAll(
  claims: readonly { subject: Subject | undefined; measure: Claim['measure'] }[],
  known: KnownFacts,
): ProvenClaim[] | null {
  const rest = { direction: null, period: null, comparison: null, than: null, within: null };
  const proven = claims.flatMap(({ subject, measure }) => {
    const proof = subject && proveClaim({ id: 'lifted', subject: subject.id, measure, ...rest }, known);
    return proof && !('problem' in proof) ? [proof] : [];
  });
  return proven.length === claims.length ? proven : null;
}
