/** A stop ends a sentence, but not the one of "8. Platz" or "31. Mai". */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[!?;]) |(?<=[^\d ]\.) |(?<=\d\.) (?!\p{L})/u).filter((part) => /\S/.test(part));
}

/** What a click on a result that is no advertisement costs is no figure. */
export const gratis =
  /^(?:an organic (?:visit|click) costs (?:nothing|no click fee)|ein organischer (?:besuch|klick) kostet nichts|une visite organique ne coûte rien|una visita orgánica no cuesta nada|una visita organica non costa (?:nulla|niente))(?: (?:per click|pro klick|par clic|por clic|per clic))?[.;]?$/;
