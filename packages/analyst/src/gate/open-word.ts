/** Parts of words that count, share, compare, order, move, date or name a source or a brand, in every language. */
const stems =
  `fract fracc fraz fraction cuart half halb hälft metà mitad moiti metad helft doubl doppel doppi dobl dubb tripl quadrup quintup multip fold$ fach$ twi[cx] thric third
drittel derde terz terç tiers quart viertel fünft dozen dutzend douzain docena dozzin dizain decin decen hundr hundert cent(?!r) cien honderd
tausend thousand duizend mill mrd zwanz ßig$ zig$ zehn twent thirt fort(?:y|ieth) fift sixt sevent eight ninet teen vent[ie] trent quarant cinq sessant
settant ottant novant treint cuarent sesent setent ochent vingt soixant dix onze douze treiz quinz seiz sechs sieb acht neun percent prozent procent major
mehr minor minder most best top maxim minim super ultra mega rekord record récord peak gipfel boom frenz craz hype mania monopol triumph surg soar spik jump leap sprung explo skyrock rocket plung
plumm crash laps slump tumbl shrink schrump wachs grow crec creix croiss cresc augm aument steig stieg sink fall fäll drop caíd chut baiss bajad hauss ascen
ascend descen declin déclin lead führ líder dominat domin winn gewinn sieg victor champ könig numer nummer number zahl first erst primer premi second zweit
stud étud estud expert spezial special scien wissens cient forsch research survey umfrag sondag encuest report govern regier gouvern gobiern law gesetz legal
court gericht union europ minist algor updat profess doctor doktor médec januar februar march april juni juli august septem octob oktob novem noviem diciem setiem agost decem dezem
enero marzo mayo junio julio octubre gennaio maggio giugn lugl ottobr janv févr juin juil août today yester heute gestern google googl bing yahoo yandex
amazon apple microsoft openai chatgpt gemini facebook instagram tiktok youtube reddit wikipedia semrush ahrefs sistrix nespresso starbucks lavazza baratza
ikea bosch philips braun siemens smeg melitta aldi lidl walmart ebay etsy shopify wordpress ed$ issim ísim est$ ste[nrsm]?$ sten$ fraud betrug scam lawsuit award
prize preisgekrönt winning zero null nobod niemand nothing nichts never nunca jamais`.replaceAll(/\s+/g, '|');
const telling = new RegExp(stems, 'u');
/** True for a word that says more than what it is about. */
export function isTelling(word: string): boolean {
  return telling.test(word);
}
