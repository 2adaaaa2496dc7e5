import type { Language } from './topic.ts';

interface SiteTexts {
  home: string;
  about: string;
  contact: string;
  related: string;
  /** Headings of the parts of a page; `~` is its subject. */
  headings: readonly string[];
  /** Sentences of which pages are made; `~` is the subject, `#` a search that leads to the page. */
  sentences: readonly string[];
}

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

/** What the pages of invented sites say. All of it is made up, and says so little that it misleads no one. */
export const siteTexts: Readonly<Record<Language, SiteTexts>> = {
  en: {
    home: 'Home',
    about: 'About us',
    contact: 'Contact',
    related: 'Read more about',
    headings: [
      'What to know first',
      'How to choose',
      'Step by step',
      'What it costs',
      'Common questions',
      'Our advice',
    ],
    sentences: lines(`
      Most people who look for # want a short answer, so here it is before the details.
      There is no single right choice, but there are a few questions that make the decision easy.
      We have worked with ~ for years and keep notes on what held up and what did not.
      Start with what you have at home, and buy only what is really missing.
      A higher price buys better parts, yet the difference is hard to notice in the first months.
      If you are in a hurry, read the list at the end of this page and come back later.
      The first mistake is to change two things at the same time, because then nobody knows what helped.
      Write down what you did, in one line a day, and compare the lines after two weeks.
      For ~ the quality of the material matters more than the name on the box.
      Check the size before you order: returns cost time, and the packaging is rarely complete afterwards.
      Customers often ask about #, and the answer depends on how often you plan to use it.
      Clean it after each use, let it dry in the open, and it will last for many years.
      The cheapest option is fine for a trial, but it becomes expensive when you replace it twice.
      Our own tests took place in an ordinary kitchen, workshop or office, not in a laboratory.
      Compare at least three offers, and look at what is included rather than at the price alone.
      Good instructions save more time than any accessory, and most makers publish them free of charge.
      When something goes wrong, go back one step and repeat it slowly.
      The season plays a part as well: demand for ~ rises before the holidays, and prices follow.
      A used one can be a good start if all parts are there and the seller answers questions.
      In the end the best one is the one that you use every day without thinking about it.
      We update this page twice a year and mark what has changed since the last version.
      Store it in a dry place, away from heat, and keep the receipt for the warranty.
      Small households do well with the compact version, while larger ones save time with the big one.
      Ask a friend who owns one already, and try it before you decide on #.`),
  },
  de: {
    home: 'Startseite',
    about: 'Über uns',
    contact: 'Kontakt',
    related: 'Mehr dazu:',
    headings: [
      'Das Wichtigste zuerst',
      'Worauf es ankommt',
      'Schritt für Schritt',
      'Was es kostet',
      'Häufige Fragen',
      'Unser Rat',
    ],
    sentences: lines(`
      Wer nach # sucht, will meist eine kurze Antwort, deshalb steht sie vor den Einzelheiten.
      Die eine richtige Wahl gibt es nicht, aber ein paar Fragen machen die Entscheidung leicht.
      Wir arbeiten seit Jahren mit ~ und schreiben auf, was sich bewährt hat und was nicht.
      Beginnen Sie mit dem, was schon im Haus ist, und kaufen Sie nur, was wirklich fehlt.
      Ein höherer Preis bringt bessere Teile, doch den Unterschied merkt man in den ersten Monaten kaum.
      Wenn es schnell gehen soll, genügt die Liste am Ende dieser Seite.
      Der erste Fehler ist, zwei Dinge auf einmal zu ändern, denn dann weiß niemand, was geholfen hat.
      Notieren Sie jeden Tag eine Zeile und vergleichen Sie die Zeilen nach zwei Wochen.
      Bei ~ zählt das Material mehr als der Name auf der Schachtel.
      Prüfen Sie die Größe vor der Bestellung, denn Rücksendungen kosten Zeit.
      Kunden fragen oft nach #, und die Antwort hängt davon ab, wie oft es gebraucht wird.
      Nach jedem Gebrauch reinigen und offen trocknen lassen, dann hält es viele Jahre.
      Das günstigste Angebot reicht zum Probieren, wird aber teuer, wenn man es zweimal ersetzt.
      Unsere Versuche fanden in einer gewöhnlichen Küche, Werkstatt oder in einem Büro statt.
      Vergleichen Sie mindestens drei Angebote und achten Sie darauf, was im Preis enthalten ist.
      Eine gute Anleitung spart mehr Zeit als jedes Zubehör, und die meisten Hersteller bieten sie kostenlos an.
      Wenn etwas nicht klappt, gehen Sie einen Schritt zurück und wiederholen ihn in Ruhe.
      Auch die Jahreszeit spielt mit: Vor den Feiertagen steigt die Nachfrage, und die Preise folgen.
      Ein gebrauchtes Stück ist ein guter Anfang, wenn alle Teile da sind.
      Am Ende ist das Beste das, was man jeden Tag ohne Nachdenken benutzt.
      Wir prüfen diese Seite zweimal im Jahr und vermerken, was sich geändert hat.
      Lagern Sie es trocken und kühl und heben Sie die Rechnung für die Garantie auf.`),
  },
  fr: {
    home: 'Accueil',
    about: 'Qui sommes-nous',
    contact: 'Contact',
    related: 'Pour en savoir plus :',
    headings: [
      'L’essentiel',
      'Comment choisir',
      'Étape par étape',
      'Combien ça coûte',
      'Questions fréquentes',
      'Notre conseil',
    ],
    sentences: lines(`
      Quand on cherche #, on veut d’abord une réponse courte, et la voici avant les détails.
      Il n’y a pas un seul bon choix, mais quelques questions rendent la décision plus simple.
      Nous travaillons avec ~ depuis des années et nous notons ce qui tient et ce qui ne tient pas.
      Commencez par ce que vous avez déjà, et n’achetez que ce qui manque vraiment.
      Un prix plus élevé donne de meilleures pièces, mais la différence se voit peu dans les premiers mois.
      Si vous êtes pressé, lisez la liste à la fin de cette page et revenez plus tard.
      La première erreur est de changer deux choses à la fois, car on ne sait plus ce qui a aidé.
      Notez une ligne par jour et comparez les lignes au bout de deux semaines.
      Pour ~ la qualité du matériau compte plus que le nom sur la boîte.
      Vérifiez la taille avant de commander, car les retours prennent du temps.
      On nous demande souvent #, et la réponse dépend de la fréquence d’utilisation.
      Nettoyez-le après chaque usage et laissez-le sécher à l’air, il durera des années.
      L’offre la moins chère suffit pour un essai, mais elle coûte cher quand on la remplace deux fois.
      Nos essais ont eu lieu dans une cuisine, un atelier ou un bureau ordinaires.
      Comparez au moins trois offres et regardez ce qui est compris dans le prix.
      Un bon mode d’emploi fait gagner plus de temps que tous les accessoires.
      Quand quelque chose ne va pas, revenez une étape en arrière et recommencez lentement.
      La saison joue aussi un rôle : la demande monte avant les fêtes et les prix suivent.
      Un modèle d’occasion est un bon début si toutes les pièces sont là.
      Au bout du compte, le meilleur est celui que l’on utilise tous les jours sans y penser.
      Nous relisons cette page deux fois par an et nous indiquons ce qui a changé.
      Gardez-le au sec, loin de la chaleur, et conservez la facture pour la garantie.`),
  },
};
