/**
 * Words that nearly every text of a language uses, by language. A word of several languages counts
 * for each.
 */
export const functionWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    en: 'the of and to in is that it for was on are with as be this have from or by not but what all were when we there can an your which their will if has more',
    de: 'der die und das ist nicht den von zu mit sich des auf für ein eine im dem als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie oder',
    fr: 'de la le et les des en un une du est pour que dans qui sur pas au plus par avec ce il sont se ou ne cette aux comme mais vous nous être leur ont elle',
    es: 'de la que el en y los del se las por un para con no una su al lo como más o pero sus le ha este si porque esta entre cuando muy sin sobre también hay',
    it: 'di che il la e un in per una è non del della le si con i da sono nel come più gli anche ma al dei alla questo ha lo nella delle o se su essere',
    pt: 'de que o a e do da em um para com não uma os no se na por mais as dos como mas ao ele das tem à seu sua ou quando muito nos já também pelo são',
    nl: 'de van een het en in is dat op te zijn voor met die niet aan er om ook als dan maar bij of uit worden naar heeft hij wordt door over deze nog kan je',
    sv: 'och att det i en som är på av för med den till inte om ett har de var så men kan vi från eller när ska du också sig efter alla där',
    da: 'og i at det er en til på af for med den som der ikke de et har var kan vi om fra men eller når så skal være også sig efter hvor blev',
    no: 'og i det er på som en til av for med at den ikke de har et om vi kan var fra men eller når så skal være også seg etter hvor ble hva',
    fi: 'ja on ei se että oli hän mutta ovat kun joka tai niin myös kuin sen mitä jos voi vain ole olla ovat sekä nyt tämä jotka hänen kanssa mukaan',
    pl: 'i w na nie się z do to że jest o jak po co ale od za przez dla czy tym oraz są tak może być który jego tylko które lub przy już',
    cs: 'a se v na je že to s z do o i jako za by ale pro si po co jsou tak jeho které nebo když není být má který od byl jen také',
    sk: 'a sa v na je že to s z do o aj ako za by ale pre si po čo sú tak jeho ktoré alebo keď nie byť má ktorý od bol len tiež',
    hu: 'a az és hogy nem is egy meg ez de csak el van már még ha volt mint lehet vagy azt ezt kell olyan minden amely nagyon után',
    ro: 'de și în la a cu pe nu o că din un este se care pentru mai sunt o sau ce fi prin dar ca au fost această între după',
    tr: 've bir bu da de için ile çok ne daha gibi olan olarak en kadar var ise sonra ama ya veya her olduğu değil bunu göre',
    id: 'yang dan di ini itu dengan untuk tidak dari dalam akan pada juga ke karena ada oleh atau seperti dapat mereka sebagai lebih adalah bisa anda',
    hr: 'i u je se na da su za od s to koji ne kao što ili ali po iz bi te koja samo može biti ima nije sve kako svoj kada',
  }).map(([language, words]) => [language, words.split(' ')]),
);
