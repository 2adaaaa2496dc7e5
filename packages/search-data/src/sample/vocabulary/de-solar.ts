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
        'Photovoltaikanlage; Solaranlage; PV Anlage; Photovoltaik Dach; Solarmodule; Photovoltaik Komplettanlage',
      modifiers: 'mit Speicher; 10 kWp; für Flachdach; ohne Einspeisung; für Garage',
      questions:
        'wie funktioniert eine Photovoltaikanlage; lohnt sich Photovoltaik; wie viel kWp brauche ich; wie lange hält eine Photovoltaikanlage; wie viele Solarmodule brauche ich; was kostet eine 10 kWp Anlage; welche Dachausrichtung für Photovoltaik; Photovoltaik oder Solarthermie; wie viel Strom produziert eine PV Anlage; muss man eine PV Anlage anmelden; Photovoltaik ost west Dach',
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
        'Balkonkraftwerk=n; Balkonkraftwerk mit Speicher=n; Balkonkraftwerk 800 Watt=n; Mini Solaranlage=f; Balkonkraftwerk Komplettset=n; Balkonkraftwerk Halterung=f',
      modifiers: 'für Mieter; ohne bohren; für Flachdach; 2000 Watt; für Gitterbalkon',
      questions:
        'wie funktioniert ein Balkonkraftwerk; lohnt sich ein Balkonkraftwerk; muss man ein Balkonkraftwerk anmelden; wie viel Strom produziert ein Balkonkraftwerk; darf der Vermieter ein Balkonkraftwerk verbieten; wie viel Watt darf ein Balkonkraftwerk haben; Balkonkraftwerk an Steckdose anschließen; wie viel spart ein Balkonkraftwerk; welcher Stromzähler für Balkonkraftwerk; was passiert wenn der Zähler rückwärts läuft',
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
        'Stromspeicher=m; Batteriespeicher=m; PV Speicher=m; Stromspeicher 10 kWh=m; LiFePO4 Speicher=m; Solarspeicher=m',
      modifiers: 'für Einfamilienhaus; mit Notstrom; zum nachrüsten; 5 kWh; für Balkonkraftwerk',
      questions:
        'lohnt sich ein Stromspeicher; wie lange hält ein Stromspeicher; wie groß sollte ein Stromspeicher sein; kann man einen Stromspeicher nachrüsten; was kostet ein Stromspeicher pro kWh; AC oder DC Speicher; wo darf ein Stromspeicher stehen; wie sicher sind Stromspeicher; was ist Notstromfähigkeit; was ist der Unterschied zwischen Notstrom und Ersatzstrom',
    },
    {
      id: 'cost',
      name: 'Kosten und Ertrag',
      kind: 'money',
      volume: 22200,
      cpc: 3.2,
      season: [3, 0.3],
      growth: -4,
      heads:
        'Photovoltaik Kosten; PV Ertrag; PV Eigenverbrauch; Amortisation Photovoltaik; Photovoltaik Wirtschaftlichkeit',
      modifiers: 'mit Speicher; pro kWp; Einfamilienhaus; pro Quadratmeter; im Jahr',
      questions:
        'was kostet eine Photovoltaikanlage; wann rechnet sich Photovoltaik; wie viel Strom verbraucht ein Haushalt; was bringt Photovoltaik im Winter; wie berechnet man den Eigenverbrauch; wie hoch ist der Autarkiegrad; was kostet eine Kilowattstunde Solarstrom; was kostet die Wartung einer PV Anlage; wie viel Ertrag pro kWp',
    },
    {
      id: 'incentives',
      name: 'Förderung und Einspeisung',
      kind: 'money',
      volume: 27100,
      cpc: 2.4,
      season: [2, 0.35],
      growth: 2,
      heads:
        'Einspeisevergütung; Photovoltaik Förderung; PV Anlage Steuer; Stromspeicher Förderung; Balkonkraftwerk Förderung; PV Einspeisung',
      modifiers: 'für Privatpersonen; für Mieter; für Neubau; für Altbau; für Gemeinden',
      questions:
        'wie hoch ist die Einspeisevergütung; welche Förderung gibt es für Photovoltaik; muss man Photovoltaik versteuern; wie meldet man eine PV Anlage an; was ist das Marktstammdatenregister; wie lange gilt die Einspeisevergütung; gibt es eine Solarpflicht; was ist Direktvermarktung; welche Förderung gibt es für Stromspeicher; was ist Volleinspeisung',
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
        'Wechselrichter=m; Hybrid Wechselrichter=m; Mikrowechselrichter=m; PV Wechselrichter=m; Wechselrichter 800 Watt=m; Inselwechselrichter=m',
      modifiers: 'mit Speicher; für Balkonkraftwerk; 10 kW; dreiphasig; für Wohnmobil',
      questions:
        'was macht ein Wechselrichter; wie lange hält ein Wechselrichter; Mikrowechselrichter oder Stringwechselrichter; wo wird der Wechselrichter installiert; welcher Wechselrichter für 10 kWp; wie laut ist ein Wechselrichter; warum schaltet der Wechselrichter ab; was ist ein Hybridwechselrichter; wie dimensioniert man einen Wechselrichter',
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
        'Wärmepumpe; Luft Wasser Wärmepumpe; Erdwärmepumpe; Wärmepumpe mit Photovoltaik; Brauchwasserwärmepumpe',
      modifiers: 'im Altbau; für Einfamilienhaus; mit Fußbodenheizung; ohne Fußbodenheizung; für Neubau',
      questions:
        'wie funktioniert eine Wärmepumpe; lohnt sich eine Wärmepumpe im Altbau; was kostet eine Wärmepumpe; wie laut ist eine Wärmepumpe; wie viel Strom verbraucht eine Wärmepumpe; Wärmepumpe oder Gasheizung; wie lange hält eine Wärmepumpe; welche Wärmepumpe für Einfamilienhaus; was ist die Jahresarbeitszahl; wie weit muss eine Wärmepumpe vom Nachbarn entfernt sein',
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
        'Wallbox=f; Wallbox 11 kW=f; Wallbox mit PV Überschussladen=f; bidirektionale Wallbox=f; mobile Wallbox=f; Ladekabel Typ 2=n',
      modifiers: 'mit Zähler; für Mietwohnung; für zwei Autos; mit App; für Tiefgarage',
      questions:
        'was kostet die Installation einer Wallbox; muss man eine Wallbox anmelden; wie lange dauert laden mit 11 kW; was ist PV Überschussladen; Wallbox oder Steckdose; was ist bidirektionales laden; welche Wallbox für Photovoltaik; kann man ein Elektroauto mit Solarstrom laden; wie viel kostet eine Ladung zu Hause',
    },
    {
      id: 'installation',
      name: 'Montage und Anschluss',
      kind: 'trade',
      volume: 12100,
      cpc: 5,
      season: [4, 0.35],
      growth: -5,
      heads:
        'Photovoltaik Installation; Photovoltaik Montage; PV Anlage Wartung; Zählerschrank erneuern; Solarmodule reinigen',
      modifiers: 'auf Flachdach; auf Ziegeldach; im Neubau; auf Garage; auf Blechdach',
      questions:
        'wie lange dauert die Installation einer PV Anlage; Solarteur in der Nähe; Solarteur Erfahrungen; kann man Photovoltaik selbst installieren; wer darf eine PV Anlage anschließen; wie findet man einen guten Solarteur; braucht man eine Baugenehmigung für Photovoltaik; wie reinigt man Solarmodule; welche Versicherung für Photovoltaik; wie werden Solarmodule auf dem Dach befestigt; was macht ein Solarteur',
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
        'Solar Inselanlage=f; Powerstation=f; faltbares Solarpanel=n; Solarpanel Wohnmobil=n; Laderegler Solar=m; Solar Komplettset Gartenhaus=n',
      modifiers: 'für Camping; mit Batterie; für Gartenhaus; 12V; 200 Watt',
      questions:
        'wie baut man eine Solar Inselanlage; MPPT oder PWM Laderegler; wie viel Solar braucht ein Wohnmobil; was kann man mit 100 Watt Solar betreiben; wie lange hält eine Powerstation; Solarmodule parallel oder in Reihe schalten; welche Batterie für Inselanlage; Powerstation oder Stromerzeuger; wie schließt man ein Solarpanel an eine Batterie an',
    },
  ],
};
