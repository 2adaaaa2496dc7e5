import type { Language } from '../language.ts';

/** Ordinary words that the lists behind the dictionaries lack: newer ones, units, and German nouns without a plural. */
export const addedWords: Record<Language['code'], string> = {
  en: `screencast webinar podcast vlog chatbot dashboard smartphone onboarding login signup app wifi ebook blogpost infographic timeline workflow spreadsheet celsius fahrenheit
  vegan gluten kombucha matcha hummus quinoa barista latte emoji selfie drone hashtag subtitle voiceover livestream paywall freemium backend frontend plugin widget tooltip`,
  de: `screencast webinar podcast chatbot dashboard smartphone onboarding login app ebook infografik workflow celsius mehltau laub obst gemüse gefieder gebäck geschirr besteck kleidung staub
  rauch dampf schimmel moos efeu mörtel zement gips estrich parkett laminat vinyl leinen seide wolle filz samt leder gummi kork milch butter honig mehl reis quark joghurt hefe zimt ingwer
  knoblauch petersilie schnittlauch basilikum haftung haushalt rechtsprechung umsatzsteuer einkommensteuer lohnsteuer gewerbesteuer vegan glutenfrei drohne untertitel plugin widget backend
  bitumen tüll perlen bestellung formular`,
  fr: `screencast webinaire podcast chatbot smartphone onboarding application ebook infographie monoxyde dioxyde celsius végan tutoriel newsletter e-mail courriel extranet intranet webmestre
  hashtag drone blog blogueur tchat télétravail covoiturage visioconférence géolocalisation cookie plugin widget`,
  es: `screencast webinar podcast chatbot smartphone onboarding app ebook infografia celsius vegano tutorial newsletter email online blog bloguero teletrabajo videollamada videoconferencia
  geolocalizacion cookie plugin widget dron wifi tablet router clic selfi hashtag`,
  it: `screencast webinar podcast chatbot smartphone onboarding app ebook infografica celsius vegano tutorial newsletter email online blog smartworking videochiamata videoconferenza
  geolocalizzazione cookie plugin widget drone wifi tablet router drop design marketing feedback check checklist form banner layout mouse display software hardware sport bar film gas
  quiz gommalacca sopralluogo treppiede sfoglina`,
};
