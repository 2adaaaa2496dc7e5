import type { Vocabulary } from '../topic.ts';

export const germanSolar: Vocabulary = {
  language: 'de',
  niche: 'solar',
  topics: [
    {
      id: 'solar-panels',
      name: 'Photovoltaikanlagen',
      kind: 'service',
      volume: 60500,
      cpc: 4.5,
      season: [4, 0.35],
      growth: -6,
      heads:
        'photovoltaikanlage; solaranlage; pv anlage; photovoltaik dach; solarmodule; photovoltaik komplettanlage',
      modifiers: 'mit speicher; 10 kwp; für flachdach; ohne einspeisung; für garage',
      questions:
        'wie funktioniert eine photovoltaikanlage; lohnt sich photovoltaik; wie viel kwp brauche ich; wie lange hält eine photovoltaikanlage; wie viele solarmodule brauche ich; was kostet eine 10 kwp anlage; welche dachausrichtung für photovoltaik; photovoltaik oder solarthermie; wie viel strom produziert eine pv anlage; muss man eine pv anlage anmelden; photovoltaik ost west dach',
    },
    {
      id: 'balcony',
      name: 'Balkonkraftwerke',
      kind: 'product',
      volume: 110000,
      cpc: 0.7,
      season: [5, 0.65],
      growth: 8,
      heads:
        'balkonkraftwerk=n; balkonkraftwerk mit speicher=n; balkonkraftwerk 800 watt=n; mini solaranlage=f; balkonkraftwerk komplettset=n; balkonkraftwerk halterung=f',
      modifiers: 'für mieter; ohne bohren; für flachdach; 2000 watt; für gitterbalkon',
      questions:
        'wie funktioniert ein balkonkraftwerk; lohnt sich ein balkonkraftwerk; muss man ein balkonkraftwerk anmelden; wie viel strom produziert ein balkonkraftwerk; darf der vermieter ein balkonkraftwerk verbieten; wie viel watt darf ein balkonkraftwerk haben; balkonkraftwerk an steckdose anschließen; wie viel spart ein balkonkraftwerk; welcher stromzähler für balkonkraftwerk; was passiert wenn der zähler rückwärts läuft',
    },
    {
      id: 'batteries',
      name: 'Stromspeicher',
      kind: 'product',
      volume: 33100,
      cpc: 2.2,
      season: [5, 0.35],
      growth: 12,
      heads:
        'stromspeicher=m; batteriespeicher=m; pv speicher=m; stromspeicher 10 kwh=m; lifepo4 speicher=m; solarspeicher=m',
      modifiers: 'für einfamilienhaus; mit notstrom; zum nachrüsten; 5 kwh; für balkonkraftwerk',
      questions:
        'lohnt sich ein stromspeicher; wie lange hält ein stromspeicher; wie groß sollte ein stromspeicher sein; kann man einen stromspeicher nachrüsten; was kostet ein stromspeicher pro kwh; ac oder dc speicher; wo darf ein stromspeicher stehen; wie sicher sind stromspeicher; was ist notstromfähigkeit; was ist der unterschied zwischen notstrom und ersatzstrom',
    },
    {
      id: 'cost',
      name: 'Kosten und Ertrag',
      kind: 'advice',
      volume: 22200,
      cpc: 3.2,
      season: [3, 0.3],
      growth: -4,
      heads:
        'photovoltaik kosten; photovoltaik rechner; pv ertrag; amortisation photovoltaik; photovoltaik wirtschaftlichkeit',
      modifiers: 'mit speicher; pro kwp; einfamilienhaus; pro quadratmeter; im winter',
      questions:
        'was kostet eine photovoltaikanlage; wann rechnet sich photovoltaik; wie viel strom verbraucht ein haushalt; was bringt photovoltaik im winter; wie berechnet man den eigenverbrauch; wie hoch ist der autarkiegrad; was kostet eine kilowattstunde solarstrom; was kostet die wartung einer pv anlage; wie viel ertrag pro kwp',
    },
    {
      id: 'incentives',
      name: 'Förderung und Einspeisung',
      kind: 'advice',
      volume: 27100,
      cpc: 2.4,
      season: [2, 0.35],
      growth: 2,
      heads:
        'einspeisevergütung; photovoltaik förderung; pv anlage steuer; stromspeicher förderung; balkonkraftwerk förderung; solarpflicht',
      modifiers: 'für privatpersonen; für mieter; für neubau; für altbau; für gemeinden',
      questions:
        'wie hoch ist die einspeisevergütung; welche förderung gibt es für photovoltaik; muss man photovoltaik versteuern; wie meldet man eine pv anlage an; was ist das marktstammdatenregister; wie lange gilt die einspeisevergütung; gibt es eine solarpflicht; was ist direktvermarktung; welche förderung gibt es für stromspeicher; was ist volleinspeisung',
    },
    {
      id: 'inverters',
      name: 'Wechselrichter',
      kind: 'product',
      volume: 22200,
      cpc: 0.9,
      season: [5, 0.4],
      growth: 1,
      heads:
        'wechselrichter=m; hybrid wechselrichter=m; mikrowechselrichter=m; pv wechselrichter=m; wechselrichter 800 watt=m; inselwechselrichter=m',
      modifiers: 'mit speicher; für balkonkraftwerk; 10 kw; dreiphasig; für wohnmobil',
      questions:
        'was macht ein wechselrichter; wie lange hält ein wechselrichter; mikrowechselrichter oder stringwechselrichter; wo wird der wechselrichter installiert; welcher wechselrichter für 10 kwp; wie laut ist ein wechselrichter; warum schaltet der wechselrichter ab; was ist ein hybridwechselrichter; wie dimensioniert man einen wechselrichter',
    },
    {
      id: 'heat-pumps',
      name: 'Wärmepumpen',
      kind: 'service',
      volume: 90500,
      cpc: 4,
      season: [11, 0.35],
      growth: 4,
      heads:
        'wärmepumpe; luft wasser wärmepumpe; erdwärmepumpe; wärmepumpe mit photovoltaik; brauchwasserwärmepumpe',
      modifiers: 'im altbau; für einfamilienhaus; mit fußbodenheizung; ohne fußbodenheizung; für neubau',
      questions:
        'wie funktioniert eine wärmepumpe; lohnt sich eine wärmepumpe im altbau; was kostet eine wärmepumpe; wie laut ist eine wärmepumpe; wie viel strom verbraucht eine wärmepumpe; wärmepumpe oder gasheizung; wie lange hält eine wärmepumpe; welche wärmepumpe für einfamilienhaus; was ist die jahresarbeitszahl; wie weit muss eine wärmepumpe vom nachbarn entfernt sein',
    },
    {
      id: 'ev-charging',
      name: 'Wallboxen',
      kind: 'product',
      volume: 49500,
      cpc: 1.3,
      season: [6, 0.12],
      growth: 5,
      heads:
        'wallbox=f; wallbox 11 kw=f; wallbox mit pv überschussladen=f; bidirektionale wallbox=f; mobile wallbox=f; ladekabel typ 2=n',
      modifiers: 'mit zähler; für mietwohnung; für zwei autos; mit app; für tiefgarage',
      questions:
        'was kostet die installation einer wallbox; muss man eine wallbox anmelden; wie lange dauert laden mit 11 kw; was ist pv überschussladen; wallbox oder steckdose; was ist bidirektionales laden; welche wallbox für photovoltaik; kann man ein elektroauto mit solarstrom laden; wie viel kostet eine ladung zu hause',
    },
    {
      id: 'installation',
      name: 'Montage und Anschluss',
      kind: 'service',
      volume: 12100,
      cpc: 5,
      season: [4, 0.35],
      growth: -5,
      heads:
        'photovoltaik installation; solarteur; photovoltaik montage; pv anlage wartung; zählerschrank erneuern',
      modifiers: 'für flachdach; für ziegeldach; im neubau; auf garage; für blechdach',
      questions:
        'wie lange dauert die installation einer pv anlage; kann man photovoltaik selbst installieren; wer darf eine pv anlage anschließen; wie findet man einen guten solarteur; braucht man eine baugenehmigung für photovoltaik; wie reinigt man solarmodule; welche versicherung für photovoltaik; wie werden solarmodule auf dem dach befestigt; was macht ein solarteur',
    },
    {
      id: 'off-grid',
      name: 'Inselanlagen und mobile Solartechnik',
      kind: 'product',
      volume: 14800,
      cpc: 0.6,
      season: [6, 0.5],
      growth: 6,
      heads:
        'solar inselanlage=f; powerstation=f; faltbares solarpanel=n; solarpanel wohnmobil=n; laderegler solar=m; solar komplettset gartenhaus=n',
      modifiers: 'für camping; mit batterie; für gartenhaus; 12v; 200 watt',
      questions:
        'wie baut man eine solar inselanlage; mppt oder pwm laderegler; wie viel solar braucht ein wohnmobil; was kann man mit 100 watt solar betreiben; wie lange hält eine powerstation; solarmodule parallel oder in reihe schalten; welche batterie für inselanlage; powerstation oder stromerzeuger; wie schließt man ein solarpanel an eine batterie an',
    },
  ],
};
