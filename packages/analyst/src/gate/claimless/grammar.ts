import type { Language } from '../language.ts';

/** The closed words of one language that give claimless text its forms. Each is a part of a regular expression. */
export interface Grammar {
  /** Opens a question or a clause that asks; never "why". */
  ask: string;
  /** The way something is done, which may have a verb of its own: "how the grind shapes the taste". */
  way: string;
  /** Verbs of a question about a thing. */
  verbs: string;
  /** Infinitives and pronouns of the reader: what they do is asked, not told. */
  reader: string;
  /** Opens a question that is answered with yes or no. */
  polar: string;
  why: string;
  /** What stands before "why" where it gives reasons. */
  told: RegExp;
  /** Possessives of somebody who asks for help: "why is my bread dense". */
  mine: string;
  /** "Why coffee tastes bitter": a state of a thing, which is of the topic. */
  state: RegExp;
  definite: string;
  indefinite: string;
  /** What is the reader's: a heading praises it like "a goldmine for your shop". */
  yours: string;
  /** Opens a clause that asks inside of an instruction. */
  inquiry: string;
  /** Nouns that tell what happened, how much there is or what somebody thinks: "the rise of synthetic leather". */
  events: string;
  /** Relatives behind a noun, with the noun and the next word. */
  behind: RegExp;
  /** What is no noun before such a word: "so that", "check that". */
  noNoun: string;
  /** Reasons and times of which no instruction tells: "because", "before the others do". */
  reasons: RegExp;
  /** "From bean to cup" */
  from: string;
  /** Relatives, with the verb of their clause: "the tent that sells itself". */
  relative: RegExp;
  /** What an article of a heading may introduce: parts of a page, formats, and what one asks of a thing. */
  aspects: string;
  /** Adjectives behind an article that tell no quality of the site or its goods. */
  traits: string;
  /** What may follow a noun with an indefinite article: "a coach for one afternoon and a camera". */
  links: string;
  /** Participles tell what was done to a thing: "the proven method". */
  participle: RegExp;
  /** Participles of parts of a page. */
  done: string;
  /** Actions at the opening of a heading: a gerund or an infinitive. */
  action: RegExp;
  /** A time or lack of which a heading without an action tells: "before the rush". */
  since: string;
  without: string;
  /** Words that presume what is asked: "still", "every". */
  presumes: string;
  /** "Do riders", "is your saddle": of whom something is asked as if it were so. */
  insinuates: RegExp;
  /** "Which … costs": a price of a thing is asked with "what". */
  costs: RegExp;
  /** Verbs of citing and persuading, of which no instruction is made. */
  speech: string;
  /** Verbs behind which something definite is told: "warn of the shortage". */
  telling: string;
  /** "Step by step" */
  steps: string;
}

export const grammars: Record<Language['code'], Grammar> = {
  en: {
    ask: 'how|what|which|when|where|who|whether',
    way: 'how',
    verbs:
      'is|are|be|do|does|can|could|should|must|may|needs?|costs?|lasts?|takes?|fits?|suits?|means?|happens?|includes?|contains?|covers?|works?|goes|belongs?|helps?|counts?|matters?|comes|approves?|decides?|signs?|pays?|differs?|ends?|begins?|starts?|tastes?|knows?|affects?|changes?|looks?|accepts?|lacks?|arrives?|serves?|offers?|provides?',
    reader: 'to|you|i|we|one|readers?|it|they',
    polar: 'can|could|may|should|must|is|are|does|do (?:i|you|we)',
    why: 'why|how come',
    told: /\p{L}/u,
    mine: 'my|our',
    state:
      /^why (?:it|they) \p{L}+|^why (?:is |does )?(?:my |the )?\p{L}+ (?:is |tastes? |becomes? |gets? |turns? )?\p{L}+$/u,
    definite: 'the',
    indefinite: 'an?',
    yours: 'your|our|my',
    inquiry: 'how|what|which|whether',
    behind: /(\p{L}+),? (?:that|which|who|whom) (?:the |your |an? )?(\p{L}+)/gu,
    noNoun:
      'so|sure|readers?|check|verify|ensure|confirm|in|to|for|on|of|from|with|about|by|tell|say|explain|show|describe|and|or|know|decide',
    reasons:
      /(?<!\p{L})(?:because|since|now that|before (?!you )[^,.]* (?:does|do|has|begins?|starts?|ends?|arrives?))(?!\p{L})|, (?:as|since) /u,
    events:
      'rise|fall|growth|declines?|decrease|surge|boom|comeback|return|demise|death|shortages?|lack|(?:growing|rising|huge|large|sheer|small|high|falling) (?:number|amount|demand)|(?:number|amount) of (?:complaints|riders|customers|people|readers)|majority|wave|flood|rush|success(?:es)?|failures?|fame|popularity|reputation|trust|loyalty|hype|craze|trend|(?:survey|test|study) results|results of (?:the|a|an|our)|findings|surveys?|polls?|(?:the|a|an|our|this) study|studies|research|science|evidence|proof|praise|awards?|prizes?|medals?|endorsements?|recommendations? (?:of|by|from)|secrets?|truth|reason|reasons|myth|myths|scandal|crisis|lawsuit|complaints?|losses|profits?|sales|bookings|revenue|fortune|rivals?|competition|experts?|professionals|judges|insiders|vets|scientists|champions?|legends?|(?:market|industry|world|the) leaders?|tradition|heritage|future|era|dream|love|passion|obsession|fans?|hundreds|thousands|dozens|millions',
    from: 'from',
    relative: / (?:that|which|who|whom) (?:\p{L}+ly )?(\p{L}+)/u,
    aspects:
      'answers?|steps?|tools?|materials?|ingredients?|prices?|costs?|fees?|sizes?|weights?|differences?|choices?|questions?|guides?|handbook|manual|checklists?|lists?|tables?|charts?|cards?|maps?|tutorials?|walkthroughs?|overview|summary|examples?|templates?|glossary|mistakes?|pros|cons|advantages|disadvantages|basics|parts?|types?|kinds?|stages?|order|position|page|pages|routine|care|effect|influence|course|schedule|dates?|rules?|documents?|requirements|options?|alternatives?|causes?|remedies|solutions?|video|photos?|faq|form|calculator|planner|worksheet|clip|demo|button|portrait|caption|animation|screenshot|paragraph|section|sentence|recipe|plan|diagram|drawing|visits?|lessons?|sessions?|appointments?|day|summary',
    traits:
      'short|small|large|new|first|right|suitable|common|usual|simple|practical|printable|downloadable|clear|quick|useful|typical|main|next|different|own|step-by-step|one-page|half|full|daily|weekly|yearly|important|necessary|basic|calm|complete',
    links: 'for|and|or|of|to|with|in|on|at|from|who|between|about|before',
    participle: /^(?!(?:need|feed|speed|seed|bed|red|shed|weed|breed)$)[\p{L}-]{3,}(?:ed|ven)$|^(?:dying)$/u,
    done: 'related|improved|needed|required|illustrated|linked|embedded|updated|revised|included|printed|packed|fixed|mixed|numbered|compared|explained|used|downloaded|seven|oven|haven|even|raven|driven|woven|uneven|maven',
    action: /^\p{L}{2,}ing(?!\p{L})/u,
    since: 'before|since|until|till|as|while|because|now|once|ever',
    without: 'without|unlike|beyond|despite',
    presumes:
      'every|everyone|everybody|all|most|nobody|no one|still|already|ever|anymore|really|actually|finally|always|never|secretly|suddenly|yet|again|any',
    insinuates:
      /(?<!\p{L})(?:do|are|did) (?!you |i |we |they |these |the |my |your |there |it )(?:\p{L}+ )?\p{L}+s(?!\p{L})|^(?:is|are) (?:your|\p{L}+ \p{L}+ing)(?!\p{L})|^what if(?!\p{L})/u,
    costs: /^which (?:\p{L}+ ){1,3}?costs?(?!\p{L})/u,
    speech:
      'quote|cite|convince|persuade|prove|promise|remind|boast|brag|claim|pretend|assert|admit|celebrate|thank',
    telling: 'warn(?: \\p{L}+)?(?: of| about| against)?',
    steps: 'step by step|at a glance',
  },
  de: {
    ask: 'wie|was|welche[nrsm]?|wann|wo|woran|womit|worauf|wofür|wozu|woher|wer|wem|wen|ob|so',
    way: 'wie|so|worauf|welche[nrsm]?',
    verbs:
      'ist|sind|kann|können|darf|dürfen|soll(?:te|ten|en)?|muss|müssen|pass(?:t|en)|eigne(?:t|n)|gehör(?:t|en)|koste(?:t|n)|dauer(?:t|n)|brauch(?:t|en)|lohn(?:t|en)|hilft|helfen|lässt|lassen|zähl(?:t|en)|bedeute[tn]|funktionier(?:t|en)|hält|halten|gibt|gilt|gelten|heißt|spricht|tut|tun|enthält|enthalten|umfass(?:t|en)|genehmigt|entscheidet|passiert|geschieht|wird|werden|geht|reicht|unterscheide[tn]|schmeckt|kommt|kommen|fehlt|liefern|kennt|kennen|mitbringen|fehlen|ändert|verändert|beeinflusst|prägt|zusammenhäng(?:t|en)|stimm(?:t|en)|übernimmt|übernehmen|akzeptiert|bedient|bietet|bieten',
    reader: 'sie|ich|wir|man|tun|mein\\p{L}*|er|es|leser\\p{L}*',
    polar:
      'ist|sind|kann|können|darf|dürfen|soll(?:te|ten)?|muss|müssen|lohnt|passt|braucht|gehört|tut|gibt|hilft',
    why: 'warum|wieso|weshalb',
    told: /\p{L}/u,
    mine: 'mein\\p{L}*|unser\\p{L}*',
    state:
      /^warum (?:schmeckt |wird |ist )?(?:der |die |das |mein |meine )?\p{L}+ \p{L}+(?: (?:schmeckt|wird|ist))?$/u,
    definite: 'der|die|das|den|dem|des',
    indefinite: 'eine?[nrms]?',
    yours: 'ihr(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|mein(?:e[nmrs]?)?',
    inquiry: 'wie|was|welche[nrsm]?|ob',
    behind: /(\p{L}+), (?:die|der|das|den|dem|denen) .*?(\p{L}+)(?=[.?]?$)/gu,
    noNoun: 'und|oder|ein|hinzu|an|auf|aus|bei|bereit|zusammen|um|ab|vor|dar|zu|mit',
    reasons: /(?<!\p{L})(?:weil|nun da|seit \p{L}+ \p{L}+)(?!\p{L})|, (?:denn|da|jetzt wo) /u,
    events:
      '\\p{L}*anstieg|rückgang|\\p{L}*wachstum|\\p{L}*boom|comeback|rückkehr|wandel|\\p{L}*mangel|zahl|anzahl der|menge|mehrheit|anteil|welle|flut|ansturm|\\p{L}*erfolge?|scheitern|ruhm|beliebtheit|treue|hype|trend|ergebnisse? (?:der|einer|des) (?:umfrage|studie|tests?)|erkenntnisse|umfragen?|studien?|forschung|wissenschaft|beweise?|lob|auszeichnung|\\p{L}*preisträger|medaillen?|geheimnisse?|wahrheit|gründe?|mythen|mythos|skandal|krise|klagen?|beschwerden|verluste?|gewinne?|umsätze?|umsatz|buchungen|vermögen|rivalen?|konkurrenz|experten|profis|kenner|fachleute|meister|champions?|tradition|erbe|zukunft|ära|traum|träume|liebe|leidenschaft|fans?|liebhaber|hunderte|tausende|dutzende|millionen',
    from: 'vo[mn]',
    relative: /, (?:die|der|das|den|dem|denen) (?:[^,]* )?(\p{L}+)$/u,
    aspects:
      '\\p{L}*antwort(?:en)?|\\p{L}*schritte?n?|\\p{L}*werkzeuge?|\\p{L}*material(?:ien)?|zutaten|\\p{L}*preise?|\\p{L}*kosten|maße|größen?|gewichte?|unterschiede?|\\p{L}*auswahl|wahl|\\p{L}*fragen?|\\p{L}*ratgeber|\\p{L}*handbuch|\\p{L}*anleitung|\\p{L}*checkliste|\\p{L}*liste|\\p{L}*tabelle|\\p{L}*karte|\\p{L}*plan|\\p{L}*überblick|\\p{L}*übersicht|beispiele?|\\p{L}*vorlagen?|\\p{L}*glossar|fehler|vorteile|nachteile|grundlagen|teile?|arten|phasen|reihenfolge|position|seiten?|routine|pflege|einfluss|wirkung|ablauf|termine?|regeln?|unterlagen|voraussetzungen|varianten|alternativen|ursachen|lösungen|video|fotos?|faq|formular|rechner|rezept|skizze|zeichnung|modelle?|nachmittag|tag|besuch|termin|\\p{L}*stunde',
    traits:
      '(?:kurz|klein|groß|neu|erst|richtig|passend|häufig|üblich|einfach|praktisch|druckbar|klar|schnell|nützlich|typisch|wichtig|nächst|verschieden|eigen|halb|ganz|täglich|jährlich|nötig|fertig|vollständig)(?:e[nrsm]?)?',
    links:
      'für|und|oder|von|vom|zu|zum|zur|mit|in|im|auf|an|am|aus|der|des|die|eines|einer|zwischen|über|vor|um',
    participle:
      /^(?:\p{L}{0,5}ge\p{L}{2,}(?:t|en)e[nrsm]?|be\p{L}{3,}te[nrsm]?|er\p{L}{3,}te[nrsm]?|\p{L}{4,}ende[nrsm]?)$/u,
    done: '(?:passend|folgend|entsprechend|geeignet|eingebettet|verlinkt|überarbeitet|benötigt|heruntergeladen|verbessert|gedruckt)e[nrsm]?|gesamte[nrsm]?|getrennte[nrsm]?|wochenende[ns]?|legende[n]?',
    action: /^(?:\p{L}{2,}e?n (?:sie|wir)|so \p{L}{2,}e?n sie)(?!\p{L})/u,
    since: 'bevor|seit|seitdem|bis|solange|während|weil|da|jetzt|nun|sobald|ehe',
    without: 'ohne|trotz|jenseits|ohnegleichen',
    presumes:
      'jeder?|jede[nsm]|alle|alles|niemand|keiner|noch|schon|bereits|endlich|immer|nie|wirklich|eigentlich|insgeheim|plötzlich|lieber|wieder',
    insinuates: /^(?:ist|sind) ihre?(?!\p{L})|^was wenn(?!\p{L})/u,
    costs: /^welche[nrsm]? (?:\p{L}+ ){1,3}?koste[tn](?!\p{L})/u,
    speech:
      'zitier\\p{L}*|überzeug\\p{L}*|beweis\\p{L}*|versprech\\p{L}*|erinner\\p{L}*|prahl\\p{L}*|behaupt\\p{L}*|rühm\\p{L}*|bedank\\p{L}*',
    telling: 'warnen sie vor',
    steps: 'schritt für schritt|auf einen blick',
  },
  fr: {
    ask: 'comment|ce que|ce qu|quel(?:le)?s?|quand|où|combien|qui|que|qu|quoi|à qui',
    way: 'comment',
    verbs:
      'est|sont|faut|peut|peuvent|doit|doivent|convien(?:t|nent)|coûte(?:nt)?|dure(?:nt)?|compren(?:d|nent)|contien(?:t|nent)|inclu(?:t|ent)|ser(?:t|vent)|va|vont|faire|suffit|signifie|passe(?:nt)?|fonctionne(?:nt)?|vérifie|décide|valide|devient|connaît|connaissent|aide(?:nt)?|goût|manque(?:nt)?|change(?:nt)?|influence|accepte|reste|propose|dessert',
    reader: '\\p{L}{2,}(?:er|ir|re|oir)|vous|on|je|mon|ma|mes|votre|vos|y|il|elle|ils|elles|lecteur',
    polar: "peut-on|peut-il|faut-il|doit-on|est-ce qu[e']?|puis-je|dois-je|est-il|est-elle|y a-t-il",
    why: 'pourquoi',
    told: /\p{L}/u,
    mine: 'mon|ma|mes|notre|nos',
    state:
      /^pourquoi (?:il|elle|ils|elles|cela|c) |^pourquoi (?:le |la |l )?\p{L}+ (?:est|devient|reste) \p{L}+$/u,
    definite: 'l|le|la|les',
    indefinite: 'une?',
    yours: 'votre|vos|notre|nos',
    inquiry: 'comment|ce que|ce qu|ce qui|quel(?:le)?s?|combien',
    behind: /(\p{L}+) (?:qui|dont|que|qu)(?: n)?(?: (?:la|le|les|l|il|elle|ils|elles|se|s))? (\p{L}+)/gu,
    noNoun:
      'pour|afin|bien|vérifiez|vérifier|assurez|sorte|ce|à|dès|lors|plutôt|contrôlez|contrôler|et|ou|ainsi|dire|dites|pas|plus|même|autre|tant|pendant|après|avant|veillez|faites|façon|manière|laissez|indiquez|précisez|demandez|attendez|attendre|montrez|un|une|celui|celle|ceux|celles|quelqu|personne',
    reasons: /(?<!\p{L})(?:parce que|parce qu|puisque|puisqu|maintenant que)(?!\p{L})|, car /u,
    events:
      'hausse|baisse|montée|croissance|déclin|essor|boom|disparition|pénurie|manque de|nombre (?:croissant|de (?:plaintes|clients))|majorité|part de|vague|afflux|ruée|succès|échecs?|renommée|popularité|réputation|confiance|fidélité|engouement|conclusions|sondages?|études?|recherches?|science|preuves?|éloges?|récompenses?|médailles?|secrets?|vérité|raisons?|mythes?|scandale|crise|procès|plaintes?|pertes?|profits?|ventes|réservations|chiffre d|fortune|rivaux|rival|rivale|concurrence|experts?|spécialistes|professionnels|connaisseurs|maîtres?|champions?|leaders?|tradition|patrimoine|avenir|ère|rêves?|amour|passion|adeptes|centaines|milliers|dizaines|millions|équivalent|égal',
    from: 'du|de|d|des',
    relative:
      /(?<!(?:^| )(?:ce|lo|ciò|quello)) (?:qui|que|dont|qu)(?: (?:tout|les|la|le|l|s|se|on|nous|vous))* (\p{L}+)/u,
    aspects:
      'réponses?|étapes?|outils?|matériel|matériaux|ingrédients?|prix|tarifs?|coûts?|frais|tailles?|poids|différences?|choix|questions?|guides?|manuel|fiche|aide-mémoire|listes?|tableaux?|cartes?|plan|tutoriels?|aperçu|résumé|exemples?|modèles?|glossaire|erreurs?|avantages|inconvénients|bases|parties?|types?|sortes?|ordre|position|pages?|routine|soins?|entretien|effets?|influence|déroulement|horaires?|dates?|règles?|documents?|conditions|options?|alternatives?|causes?|remèdes?|solutions?|vidéo|photos?|faq|formulaire|calculateur|recette|schéma|dessin|impact|durée|lexique',
    traits:
      'courte?s?|petite?s?|grande?s?|nouveaux?|nouvelles?|bonne?s?|adaptée?s?|fréquente?s?|courante?s?|habituel(?:le)?s?|simples?|pratiques?|imprimables?|claire?s?|rapides?|utiles?|typiques?|principa(?:l|le|ux|les)|prochaine?s?|différente?s?|propres?|complets?|complètes?|importante?s?|nécessaires?|comparatif',
    links: 'pour|et|ou|de|d|du|des|à|au|aux|avec|en|dans|sur|pendant|qui|entre|avant|par|l|pas',
    participle: /^\p{L}{3,}(?:é|ée|és|ées|ie|ue|ues)$/u,
    done: 'liée?s?|améliorée?s?|illustrée?s?|intégrée?s?|imprimée?s?|adaptée?s?|détaillée?s?|partagée?s?|expliquée?s?|comparée?s?|téléchargée?s?|marché|clés?|clé|santé|qualité|durée|idée|idées|entrée|poignée|année|journée|matinée|soirée|sortie|partie|parties|vue|rue|revue|tenue|étendue|café|thé|pavé|canapé|congé|série|galerie|batterie|copie|catégorie|énergie|bougie|pluie|vie|librairie|poterie|menuiserie|boulangerie|céramique|humidité|acidité|intensité|quantité|sécurité|visibilité|capacité|variété|beauté|côté|été|blé|pâté|traité|fusée|cheminée|dictée|durées',
    action: /^(?:bien |mieux |se |s |ne pas )?\p{L}{2,}(?:er|ir|re|oir|ez)(?!\p{L})/u,
    since: 'avant|depuis|jusqu|dès|tandis|pendant que|parce|puisque|maintenant|alors|désormais|lorsque',
    without: 'sans|malgré|au-delà',
    presumes:
      'chaque|chacun|tous|toutes|tout le monde|personne|nul|encore|déjà|toujours|jamais|vraiment|enfin|de nouveau|soudain|désormais|changent|-ils|-elles',
    insinuates: /^(?:votre|vos) |^et si /u,
    costs: /^quel(?:le)?s? (?:\p{L}+ ){1,3}?coûte(?:nt)?(?!\p{L})/u,
    speech:
      'cit(?:ez|er)|convain\\p{L}*|persuad\\p{L}*|prouv(?:ez|er)|promet\\p{L}*|rappel(?:ez|er)|vant(?:ez|er)|affirm(?:ez|er)|remerci\\p{L}*',
    telling: '(?:avertissez|alertez|prévenez)(?: (?:sur|de|d))?',
    steps: 'étape par étape|pas à pas|d un coup d œil',
  },
  es: {
    ask: 'cómo|qué|lo que|cuál(?:es)?|cuándo|dónde|cuánt[oa]s?|quién(?:es)?|a quién|para quién',
    way: 'cómo',
    verbs:
      'es|son|está|están|hay|puede|pueden|debe|deben|conviene|convienen|cuesta|cuestan|dura|duran|incluye|incluyen|contiene|contienen|sirve|sirven|va|van|pasa|ocurre|se \\p{L}+|diferencia|significa|lleva|llevan|necesita|necesitan|aprueba|decide|firma|duele|funciona|ayuda|alivian|influye|sabe|faltan?|conoce|conocen|acepta|cambia|afecta|suelen?|firme|ofrece|atiende',
    reader: '\\p{L}{2,}(?:ar|er|ir)(?:l[aeo]s?|se)?|mi|mis|tu|tus|su|puedo|debo|lector',
    polar:
      'se puede|se pueden|puedo|puede|pueden|debo|debe|conviene|hay que|hace falta|duele|es|son|sirve|hay|vale la pena',
    why: 'por qué',
    told: /\p{L}/u,
    mine: 'mi|mis|nuestr[oa]s?',
    state:
      /^por qué (?:amarga |está |sabe )?(?:(?:el|la|mi) )?\p{L}+(?: (?:amarga|está \p{L}+|sabe \p{L}+))?$/u,
    definite: 'el|la|los|las|lo',
    indefinite: 'una?|unas|unos',
    yours: 'su|sus|tu|tus|nuestr[oa]s?',
    inquiry: 'cómo|qué|lo que|cuál(?:es)?|cuánt[oa]s?',
    behind:
      /(\p{L}+) (?:que|quienes|quien)(?: (?:los|las|la|el|lo|se|no|ya|también|solo|una? \p{L}+))* (\p{L}+)/gu,
    noNoun:
      'para|así|haz|haga|comprueba|compruebe|revisa|revise|verifica|verifique|asegúrate|asegúrese|de|hay|lo|tiene|tienen|y|o|deja|deje|más|antes|después|modo|forma|manera|pide|pida|a|en|con|por|hasta|mientras|vigila|vigile|logra|procura|procure|espera|evita|evite|di|diga|explica|explique|indica|indique|equipo|cliente',
    reasons: /(?<!\p{L})(?:porque|puesto que|ahora que)(?!\p{L})|, (?:ya que|pues) /u,
    events:
      'auge|subida|caída|crecimiento|declive|boom|regreso|vuelta de|desaparición|escasez|falta de|número (?:creciente|de (?:quejas|clientes))|mayoría|ola|avalancha|éxitos?|fracasos?|fama|popularidad|reputación|confianza|fidelidad|furor|conclusiones|encuestas?|(?:el|un|este) estudio|estudios|investigación|ciencia|pruebas de|elogios?|premios?|medallas?|secretos?|verdad|razones|razón|motivos?|mitos?|escándalo|crisis|quejas?|pérdidas?|beneficios|ventas|reservas|fortuna|rivales|rival|competencia|expertos?|especialistas|profesionales|entendidos|maestros?|campeon\\p{L}*|líder(?:es)?|leyendas?|tradición|herencia|futuro|era de|sueños?|amor|pasión|seguidores|cientos|miles|docenas|millones|parangón|igual',
    from: 'del|desde|de',
    relative:
      /(?<!(?:^| )(?:ce|lo|ciò|quello)) (?:que|quien|quienes)(?: (?:los|las|la|el|lo|se|nos))* (\p{L}+)/u,
    aspects:
      'respuestas?|pasos?|herramientas?|material(?:es)?|ingredientes?|precios?|tarifas?|costes?|costos?|gastos|tamaños?|pesos?|diferencias?|elección|preguntas?|guías?|manual|ficha|hoja|listas?|tablas?|mapas?|plan|tutorial(?:es)?|resumen|ejemplos?|plantillas?|modelos?|glosario|errores?|ventajas|desventajas|bases|partes?|tipos?|fases?|orden|posición|páginas?|rutina|cuidados?|efectos?|influencia|proceso|horarios?|fechas?|reglas?|documentos?|requisitos|opciones|alternativas?|causas?|remedios|soluciones|vídeo|video|fotos?|formulario|calculadora|receta|esquema|dibujo|duración|calendario|visita|sesión|clase|día',
    traits:
      'cort[oa]s?|breves?|pequeñ[oa]s?|grandes?|nuev[oa]s?|buen[oa]?s?|adecuad[oa]s?|frecuentes?|comun(?:es)?|común|habitual(?:es)?|sencill[oa]s?|práctic[oa]s?|imprimibles?|descargables?|clar[oa]s?|rápid[oa]s?|útil(?:es)?|típic[oa]s?|principal(?:es)?|próxim[oa]s?|distint[oa]s?|propi[oa]s?|complet[oa]s?|importantes?|necesari[oa]s?|comparativ[oa]',
    links: 'para|y|e|o|de|del|a|al|con|en|sobre|durante|que|entre|antes|por',
    participle: /^\p{L}{3,}[ai]d[oa]s?$/u,
    done: 'relacionad[oa]s?|mejorad[oa]s?|ilustrad[oa]s?|integrad[oa]s?|adecuad[oa]s?|detallad[oa]s?|explicad[oa]s?|compartid[oa]s?|numerad[oa]s?|descargad[oa]s?|ácid[oa]s?|cuidados?|esmaltado|fij[oa]s?|medid[oa]s?|comida|bebidas?|salida|entradas?|fluid[oa]s?|helado|pescado|mercado|estado|lado|tejido|vestido|pedido|sonido|sentido|rápid[oa]s?|líquid[oa]s?|sólid[oa]s?|marido|partido|visita guiada|teclado|cuadrad[oa]s?|grado|acabado|lavado|secado|cercado|arado|vida|bienvenida|cada|nada|madrugada|jornada|llamadas?|tostadas?|ensaladas?|montado|sembrado|horneado|encerado|cuidado|bicicleta',
    action:
      /^(?:no )?(?:\p{L}{2,}(?:ar|er|ir)(?:l[aeo]s?|se)?|encuentra|aprende|descubre|elige|prepara)(?!\p{L})/u,
    since: 'antes|desde|hasta|mientras|porque|ahora|ya|cuando|una vez',
    without: 'sin|pese|más allá',
    presumes:
      'cada|todos?|todas?|nadie|todavía|aún|ya|siempre|nunca|jamás|realmente|por fin|de verdad|de repente|más que|prefieren|de nuevo',
    insinuates: /^(?:es|está|son|están) (?:tus?|su|sus) |^y si /u,
    costs: /^(?:qué|cuál) (?:\p{L}+ ){1,3}?cuestan?(?!\p{L})/u,
    speech:
      'cit[ae](?! la fuente)|convenc\\p{L}*|convenz\\p{L}*|persuad\\p{L}*|demuestr\\p{L}*|demostrar|promet\\p{L}*|recuerd[ae]|recordar|presum[ae]|afirm[ae]|agradec\\p{L}*|agradezca',
    telling: '(?:advierte|advierta|avisa|avise)(?: (?:de|sobre))?',
    steps: 'paso a paso|de un vistazo',
  },
  it: {
    ask: 'come|cosa|che cosa|che|qual[ei]|quando|dove|quant[oaie]|chi|a chi|quello che|ciò che',
    way: 'come',
    verbs:
      'è|sono|può|possono|deve|devono|serv(?:e|ono)|convien(?:e|gono)|cost(?:a|ano)|dur(?:a|ano)|comprend(?:e|ono)|includ(?:e|ono)|contien(?:e|gono)|va|vanno|si \\p{L}+|presta|prestano|decid(?:e|ono)|approva|firma|significa|funziona(?:no)?|fa|fanno|bisogna|occorr(?:e|ono)|aiuta(?:no)?|succede|guardare|cambia|ha|conosc(?:e|ono)|sapore|manca|mancano|accetta|influisce|offre|aspetta',
    reader:
      '\\p{L}{2,}(?:are|ere|ire|rre)|\\p{L}{3,}(?:ar|er|ir)(?:l[aeio]|si|ci)|mio|mia|miei|mie|tuo|tua|vostr[oaie]|fare|lettore',
    polar: 'si può|si possono|si deve|posso|può|devo|conviene|bisogna|serve|occorre|fa|è|sono|vale la pena',
    why: 'perché',
    told: /^(?:\p{L}+ e )?\p{L}+$/u,
    mine: 'mio|mia|miei|mie|nostr[oaie]',
    state: /^perché (?:conta|serve|è) |^perché (?:il |la |l |lo )?\p{L}+ (?:è|viene|diventa|resta) \p{L}+$/u,
    definite: 'l|il|lo|la|i|gli|le',
    indefinite: 'un|uno|una',
    yours: 'vostr[oaie]|tu[oa]|tuoi|tue|nostr[oaie]',
    inquiry: 'che cosa|qual[ei]|quant[oaie]|quello che|ciò che',
    behind:
      /(\p{L}+) (?:che|cui)(?! cosa)(?: (?:i|gli|le|la|il|lo|si|ci|vi|non|un|una|l|già|solo))* (\p{L}+)/gu,
    noNoun:
      'modo|così|controlla|controllate|controlli|verifica|verificate|verifichi|assicurati|assicuratevi|da|a|di|in|per|con|prima|dopo|ciò|quello|e|o|fate|fai|faccia|finché|fino|più|quell[aeio]|sempre|dite|dica|spiega|spiegate|anziché|chiedi|chiedete|chieda|lascia|lasciate|lasci',
    reasons: /(?<!\p{L})(?:poiché|siccome|dato che|visto che|ora che|dal momento che)(?!\p{L})/u,
    events:
      'aumento|calo|crescita|declino|boom|ritorno|scomparsa|carenza|mancanza|numero (?:crescente|di (?:reclami|clienti))|maggioranza|ondata|successi|successo|fallimenti|fama|popolarità|reputazione|fiducia|fedeltà|conclusioni|sondaggi|sondaggio|studi|ricerche|ricerca|scienza|prove|elogi|premi|premio|medaglie|segreti|segreto|verità|ragioni|ragione|motivi|motivo|miti|scandalo|crisi|reclami|perdite|profitti|vendite|prenotazioni|fatturato|fortuna|rivali|concorrenza|esperti|esperto|specialisti|professionisti|intenditori|maestri|maestro|campioni|leader|leggende|tradizione|eredità|futuro|era di|sogni|sogno|amore|passione|seguaci|centinaia|migliaia|decine|milioni|pari|eguali',
    from: 'dal|dalla|dall|da',
    relative: /(?<!(?:^| )(?:ce|lo|ciò|quello)) che(?! cosa)(?: (?:i|gli|le|la|il|lo|si|ci|vi))* (\p{L}+)/u,
    aspects:
      'rispost[ae]|passi|passaggi|fasi|strumenti|attrezz[io]|materiali|ingredienti|prezz[io]|tariff[ae]|cost[io]|spese|taglie|misure|pesi|differenz[ae]|scelta|domand[ae]|guid[ae]|manuale|schede?|elenco|list[ae]|tabell[ae]|mapp[ae]|piano|tutorial|riepilogo|esempi|modell[io]|glossario|errori|vantaggi|svantaggi|basi|parti|tipi|ordine|posizione|pagin[ae]|routine|cura|effett[io]|influenza|svolgimento|orari|date|regole|documenti|requisiti|opzioni|alternative|cause|rimedi|soluzioni|video|foto|modulo|calcolatore|ricetta|schema|disegno|durata|calendario|promemoria|visita|seduta|lezione|giorno',
    traits:
      'brev[ei]|cort[oaie]|piccol[oaie]|grand[ei]|nuov[oaie]|buon[oaie]?|giust[oaie]|adatt[oaie]|frequent[ei]|comun[ei]|solit[oaie]|semplic[ei]|pratic[oaie]|stampabil[ei]|scaricabil[ei]|chiar[oaie]|rapid[oaie]|util[ei]|tipic[oaie]|principal[ei]|prossim[oaie]|divers[oaie]|propri[oaie]|complet[oaie]|important[ei]|necessari[oaie]?|comparativ[oaie]',
    links:
      'per|e|ed|o|di|del|dei|delle|della|dell|a|al|alla|con|in|nel|nell|nella|su|sul|sulla|da|dal|che|tra|fra|prima',
    participle: /^\p{L}{3,}(?:at|it|ut)[oaie]$|^(?:provat|fidat|collaudat)\p{L}$/u,
    done: 'collegat[oaie]|migliorat[oaie]|illustrat[oaie]|integrat[oaie]|adatt[oaie]|dettagliat[oaie]|spiegat[oaie]|pulit[oaie]|numerat[oaie]|scaricat[oaie]|lato|stato|prato|gelato|mercato|vite|vita|date|data|durata|patata|patate|giornata|serata|visita|visite|salita|uscita|ferita|partita|dito|dita|abito|abiti|prodotto|tessuto|tessuti|aiuto|aiuti|minuti|minuto|contenuti|contenuto|vetrata|vetrate|bucato|acetato|cioccolato|insalata|frittata|fermata|chiamata|entrata|entrate|marmellata|passeggiata|spremuta|seduta|caduta|tenuta|muta|ceramica|sito|siti|lievito|liquidità|grata|rata|rate|cantata|moneta',
    action:
      /^(?:non )?(?:\p{L}{2,}(?:are|ere|ire|rre)|\p{L}{3,}(?:ar|er|ir)(?:l[aeio]|si|ci)|trova|scopri|impara|scegli)(?!\p{L})/u,
    since: 'prima|da quando|dall|dallo|dalla|dal|finché|fino|mentre|perché|poiché|ora|ormai|adesso|appena',
    without: 'senza|malgrado|oltre',
    presumes:
      'ogni|tutti|tutte|nessuno|ancora|già|sempre|mai|davvero|finalmente|veramente|ormai|improvvisamente|di nuovo',
    insinuates: /^(?:è|sono) (?:il |la |i |le )?(?:vostr|tu)\p{L}+ |^e se /u,
    costs: /^(?:quale?|quali|che) (?:\p{L}+ ){1,3}?cost(?:a|ano)(?!\p{L})/u,
    speech:
      'cita(?:te|re)?|citi|convin\\p{L}*|persuad\\p{L}*|dimostra(?:te|re)?|promett\\p{L}*|ricord(?:ate|are|a|i)|vanta\\p{L}*|afferma(?:te|re)?|ringrazi\\p{L}*',
    telling: '(?:avvisate|avvisi|avvertite)(?: (?:di|su))?',
    steps: 'passo dopo passo|passo passo|a colpo d occhio',
  },
};
