import { describe, expect, it } from 'vitest';
import { languages } from './languages/languages.ts';

/** Words that count, share, order or name a source; no vocabulary may hold them. */
const refused: Record<string, string> = {
  en: `twice thrice double doubled doubling triple half halves quarter third-party percent majority minority most least best worst top dozen dozens hundred
thousand million couple handful fraction zero none nobody nothing studies study's expert experts google bing algorithm law government yesterday today
january monday leader leading outranks beats dominates booming soared plummeted confirmed announced launched proven-by record unbeatable always-first
average tenfold score million-fold countless umpteen lion bulk nearly almost approximately`,
  de: `doppelt doppelte dreifach verdoppelt hälfte viertel drittel prozent mehrheit meisten beste besten bester größte erste-wahl dutzend hundert tausend million
niemand nichts studie studien experte experten google gesetz regierung gestern heute januar montag marktführer übertrifft dominiert boomt bestätigt angekündigt
rekord unschlagbar vielfache zigfach fast nahezu kaum null bruchteil`,
  fr: `double doublé triple moitié tiers quart pourcent majorité plupart pire dizaine douzaine cent mille million aucun-visiteur étude études experts
google loi gouvernement hier aujourd'hui janvier lundi leader dépasse domine explose confirmé annoncé record imbattable décuplé presque zéro fraction`,
  es: `doble duplicado duplica triple mitad tercio cuarto porcentaje mayoría minoría decena docena cien mil millón estudios expertos google ley gobierno ayer
hoy enero lunes líder supera domina explota confirmado anunciado récord imbatible casi cero fracción múltiplo`,
  it: `doppio raddoppiato triplo metà terzi quarto percentuale maggioranza minoranza decina dozzina cento mille milione esperti google legge governo
ieri oggi gennaio lunedì leader supera domina esplode confermato annunciato record imbattibile quasi zero frazione multiplo`,
};

describe('the closed vocabularies', () => {
  it.each(languages.map((language) => [language.code, language] as const))(
    '%s holds no word that counts, orders or names a source',
    (code, language) => {
      const held = (refused[code] ?? '')
        .split(/\s+/)
        .filter((word) => language.words.has(word) || language.isCompound?.(word));
      expect(
        held.filter(
          (word) => ![language.amounts, language.bounds, language.sayings].some((list) => list.has(word)),
        ),
      ).toEqual([]);
    },
  );
});
