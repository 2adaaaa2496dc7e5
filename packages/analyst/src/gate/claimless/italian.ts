import type { Grammar } from './grammar.ts';

export const italian: Grammar = {
  ask: 'come|cosa|che cosa|che|qual[ei]|quando|dove|quant[oaie]|chi|a chi|quello che|ciò che|ogni quanto|(?:con|in|di|a|per|da) (?:qual[ei]|quant[oaie])',
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
  inquiry: 'che cosa|qual[ei]|quant[oaie]|quello che|ciò che|se',
  behind:
    /(?<!\p{L})(\p{L}{1,40}),? (?:che|cui)(?! cosa)(?: (?:i|gli|le|la|il|lo|si|ci|vi|non|un|una|l|già|solo)){0,3} (\p{L}{1,40})/gu,
  noNoun:
    'modo|così|controlla|controllate|controlli|verifica|verificate|verifichi|assicurati|assicuratevi|da|a|di|in|per|con|prima|dopo|ciò|quello|e|o|fate|fai|faccia|finché|fino|più|quell[aeio]|sempre|dite|dica|spiega|spiegate|anziché|chiedi|chiedete|chieda|lascia|lasciate|lasci',
  reasons:
    /(?<!\p{L})(?:poiché|siccome|dato che|visto che|ora che|dal momento che|da \p{L}+ (?:generazioni|anni|secoli)|prima che (?!la pagina))(?!\p{L})/u,
  events:
    'aumento|calo|crescita|declino|boom|ritorno|scomparsa|carenza|mancanza|numero (?:crescente|di (?:reclami|clienti))|maggioranza|ondata|successi|successo|fallimenti|fama|popolarità|reputazione|fiducia|fedeltà|conclusioni|sondaggi|sondaggio|studi|ricerche|ricerca|scienza|prove|elogi|premi|premio|medaglie|segreti|segreto|verità|ragioni|ragione|motivi|motivo|miti|scandalo|crisi|reclami|perdite|profitti|vendite|prenotazioni|fatturato|fortuna|rivali|concorrenza|esperti|esperto|specialisti|professionisti|intenditori|maestri|maestro|campioni|leader|leggende|tradizione|eredità|futuro|era di|sogni|sogno|amore|passione|seguaci|centinaia|migliaia|decine|milioni|pari|eguali|per la vita|tutta la vita|fatt[oaie] a mano|quanto in fretta|(?:i|ai|le|alle) tant[ie]|stato puro|diventat[oaie]',
  needs: 'serv(?:e|ono)|conosc(?:e|ono)|convien(?:e|gono)|va|vanno|è|sono|ha|hanno|può|possono|deve',
  which: 'qual[ei]',
  makes:
    /^(?:trasformate|trasforma|trasformi|convertite) (?:(?:i|gli|le) )?(?:visitatori|lettori|clienti)(?!\p{L})|(?<!\p{L})merita(?:no)? (?:il|lo|la|l|i|gli|le) /u,
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
    'ogni(?! quanto)|tutti|tutte|nessuno|ancora|già|sempre|mai|davvero|finalmente|veramente|ormai|improvvisamente|di nuovo|ideale|presto|tutta',
  insinuates: /^(?:è|sono) (?:il |la |i |le )?(?:vostr|tu)\p{L}+ |^e se /u,
  costs: /^(?:quale?|quali|che) (?:\p{L}+ ){1,3}?cost(?:a|ano)(?!\p{L})/u,
  speech:
    'cita(?:te|re)?|citi|convin\\p{L}*|persuad\\p{L}*|dimostra(?:te|re)?|promett\\p{L}*|ricord(?:ate|are|a|i)|vanta\\p{L}*|afferma(?:te|re)?|ringrazi\\p{L}*',
  telling: '(?:avvisate|avvisi|avvertite)(?: (?:di|su))?',
  steps: 'passo dopo passo|passo passo|a colpo d occhio',
};
