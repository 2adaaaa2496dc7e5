/** Names of sites that people search for in many countries, most of them no common words. At most 100: the names of a market come from its own data. */
export const largestSites =
  `google, gmail, youtube, facebook, instagram, whatsapp, twitter, tiktok, snapchat, pinterest, reddit,
  linkedin, telegram, discord, twitch, skype, wikipedia, yahoo, yahoo mail, aol, bing, outlook, hotmail,
  msn, office 365, onedrive, icloud, apple, apple store, apple support, apple music, apple pay, apple tv, apple id, microsoft, amazon, prime video, ebay, etsy, craigslist,
  aliexpress, alibaba, walmart, costco, sams club, best buy, home depot, lowes, macys, kohls, walgreens,
  cvs, ikea, paypal, mastercard, wells fargo, bank of america, capital one, american express, citibank,
  netflix, hulu, disney plus, hbo, spotify, soundcloud, roblox, minecraft, epic games, playstation, xbox,
  nintendo, chatgpt, openai, canva, adobe, dropbox, google drive, google maps, google translate, google
  docs, google classroom, github, stack overflow, wordpress, shopify, booking com, airbnb, expedia,
  tripadvisor, zillow, indeed, uber, ups, usps, fedex, dhl, irs, verizon, cnn, fox news, espn, bbc, imdb`
    .split(',')
    .map((name) => name.trim());

/** Names among them that are words as well: beside other words, “apple pie”, they are no name. */
export const commonNames: ReadonlySet<string> = new Set(['apple', 'discord', 'indeed', 'ups']);
