import type { Grammar } from './grammar.ts';

export const german: Grammar = {
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
    /^warum \p{L}+ sich die \p{L}+ \p{L}+$|^warum (?:schmeckt |wird |ist )?(?:der |die |das |mein |meine )?\p{L}+ \p{L}+(?: (?:schmeckt|wird|ist))?$/u,
  definite: 'der|die|das|den|dem|des',
  indefinite: 'eine?[nrms]?',
  yours: 'ihr(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|mein(?:e[nmrs]?)?',
  inquiry: 'wie|was|welche[nrsm]?|ob',
  behind:
    /(?<!\p{L})(\p{L}{1,40}), (?:die|der|das|den|dem|denen) (?:[^.?]{0,160} )?(\p{L}{1,40})(?=[.?]?$)/gu,
  noNoun: 'und|oder|ein|hinzu|an|auf|aus|bei|bereit|zusammen|um|ab|vor|dar|zu|mit',
  reasons: /(?<!\p{L})(?:weil|nun da|seit \p{L}+ \p{L}+)(?!\p{L})|, (?:denn|da|jetzt wo) /u,
  events:
    '\\p{L}*anstieg|rückgang|\\p{L}*wachstum|\\p{L}*boom|comeback|rückkehr|wandel|\\p{L}*mangel|zahl|anzahl der|menge|mehrheit|anteil|welle|flut|ansturm|\\p{L}*erfolge?|scheitern|ruhm|beliebtheit|treue|hype|trend|ergebnisse? (?:der|einer|des) (?:umfrage|studie|tests?)|erkenntnisse|umfragen?|studien?|forschung|wissenschaft|beweise?|lob|auszeichnung|\\p{L}*preisträger|medaillen?|geheimnis(?:se)?|wahrheit|gründe?|mythen|mythos|skandal|krise|klagen?|beschwerden|verluste?|gewinne?|umsätze?|umsatz|buchungen|vermögen|rivalen?|konkurrenz|experten|profis|kenner|fachleute|meister|champions?|tradition|erbe|zukunft|ära|traum|träume|liebe|leidenschaft|fans?|liebhaber|hunderte|tausende|dutzende|millionen|fürs leben|leben lang|handgefertigt\\p{L}*|handgemacht\\p{L}*|wie (?:schnell|rasch)|die vielen|den vielen|vom feinsten',
  needs:
    'braucht|brauchen|kennt|kennen|passt|passen|gehör(?:t|en)|ist|sind|hat|haben|kann|können|soll(?:te|ten)?',
  which: 'welche[nrsm]?',
  makes:
    /^(?:machen|verwandeln) sie (?:\p{L}+ )?(?:besucher|leser|kunden|gäste)(?!\p{L})|(?<!\p{L})verdien(?:t|en) (?:den|die|das) /u,
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
    'jeder?|jede[nsm]|alle|alles|niemand|keiner|noch|schon|bereits|endlich|immer|nie|wirklich|eigentlich|insgeheim|plötzlich|lieber|wieder|ideal|bald',
  insinuates: /^(?:ist|sind) ihre?(?!\p{L})|^was wenn(?!\p{L})/u,
  costs: /^welche[nrsm]? (?:\p{L}+ ){1,3}?koste[tn](?!\p{L})/u,
  speech:
    'zitier\\p{L}*|überzeug\\p{L}*|beweis\\p{L}*|versprech\\p{L}*|erinner\\p{L}*|prahl\\p{L}*|behaupt\\p{L}*|rühm\\p{L}*|bedank\\p{L}*',
  telling: 'warnen sie vor',
  steps: 'schritt für schritt|auf einen blick',
};
