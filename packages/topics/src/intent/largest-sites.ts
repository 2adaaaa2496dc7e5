/** Names of sites that people search for in every country, none of them a common word. At most 100: the names of a market come from its own data. */
export const largestSites =
  `google, gmail, youtube, facebook, instagram, whatsapp, twitter, tiktok, snapchat, pinterest, reddit,
  linkedin, telegram, discord, twitch, skype, wikipedia, yahoo, yahoo mail, bing, outlook, hotmail, msn,
  office 365, onedrive, sharepoint, icloud, apple, microsoft, amazon, prime video, ebay, etsy, aliexpress,
  alibaba, temu, shein, walmart, costco, best buy, home depot, ikea, wayfair, paypal, mastercard, wells
  fargo, bank of america, capital one, american express, citibank, netflix, hulu, disney plus, hbo,
  spotify, soundcloud, roblox, minecraft, epic games, playstation, xbox, nintendo, chatgpt, openai, canva,
  adobe, dropbox, google drive, google maps, google translate, google docs, google classroom, github, stack
  overflow, wordpress, shopify, booking com, airbnb, expedia, tripadvisor, uber, ups, fedex, usps, dhl,
  att, verizon, cnn, bbc`
    .split(',')
    .map((name) => name.trim());
