/** Headings of page furniture rather than of the text. */
const furniture = new Set(
  [
    'related posts, related articles, related reading, related content, related products, related topics, related questions, related searches, related links, related guides, you may also like, you might also like, read more, read next, recommended, recommended for you, recommended reading, recent posts, recent articles, popular posts, popular articles, latest posts, latest articles, latest news, trending, trending now, table of contents, contents, on this page, in this article, in this guide, in this post, newsletter, about the author, about the authors, about us, author, authors, share, share this, share this article, share this post, follow us, comments, leave a reply, leave a comment, discussion, responses, categories, tags, archives, search, menu, navigation, footer, contact, contact us, advertisement, sponsored, cookies, privacy policy, log in, login, sign in, references, sources, footnotes, see also, external links, further reading, disclosure, disclaimer, get in touch, your cart, quick links, company, support, legal, social media',
    'inhalt, inhaltsverzeichnis, ähnliche artikel, ähnliche beiträge, ähnliche produkte, verwandte artikel, verwandte themen, weitere artikel, weitere beiträge, weitere themen, mehr zum thema, das könnte sie auch interessieren, das könnte dich auch interessieren, teilen, kommentar, kommentare, schreibe einen kommentar, über den autor, über die autorin, über uns, kontakt, kategorien, schlagwörter, suche, quellen, weblinks, einzelnachweise, anzeige, impressum, datenschutz, neueste beiträge, beliebte beiträge',
    'sommaire, table des matières, articles similaires, articles liés, articles récents, articles connexes, à lire aussi, lire aussi, à propos, à propos de l’auteur, partager, commentaires, laisser un commentaire, catégories, rechercher, nos autres articles',
    'índice, contenidos, contenido, tabla de contenidos, tabla de contenido, artículos relacionados, entradas relacionadas, entradas recientes, también te puede interesar, sobre el autor, sobre la autora, sobre nosotros, compartir, comentarios, deja un comentario, deja una respuesta, categorías, buscar, contacto, fuentes, referencias',
    'indice, articoli correlati, potrebbe interessarti, potrebbe interessarti anche, leggi anche, condividi, commenti, lascia un commento, categorie, cerca, informazioni sull’autore, contatti, fonti',
    'artigos relacionados, posts relacionados, leia também, compartilhe, comentários, deixe um comentário, sobre o autor, contato, referências',
    'inhoudsopgave, gerelateerde artikelen, gerelateerde berichten, gerelateerde producten, lees ook, delen, reacties, geef een reactie, over de auteur, over ons, categorieën, zoeken, bronnen, nieuwsbrief',
    'spis treści, powiązane artykuły, powiązane wpisy, zobacz także, zobacz też, zobacz również, udostępnij, komentarze, dodaj komentarz, o autorze, kategorie, kontakt, źródła',
    'innehåll, läs även, dela, kommentarer, om författaren, kategorier, indhold, læs også, om forfatteren, innhold, les også',
    'içindekiler, ilgili yazılar, ilgili içerikler, ilgili makaleler, benzer yazılar, paylaş, yorum, yorumlar, yazar hakkında, kategoriler, iletişim, kaynaklar',
    '目次, 関連記事, 関連リンク, 関連商品, 関連ページ, 関連キーワード, おすすめ記事, 人気記事, 最新記事, 新着記事, あわせて読みたい, この記事を書いた人, 著者, コメント, コメントを残す, シェア, シェアする, カテゴリー, カテゴリ, タグ, 検索, お問い合わせ, 参考文献, 出典, 注釈, プロフィール',
    '目录, 目錄, 相关文章, 相关阅读, 相关推荐, 相关产品, 相關文章, 相關閱讀, 相關推薦, 推荐阅读, 推薦閱讀, 评论, 評論, 留言, 分享, 作者, 参考文献, 參考文獻, 联系我们, 聯絡我們, 热门文章, 最新文章',
    'содержание, оглавление, похожие статьи, похожие записи, читайте также, смотрите также, поделиться, комментарии, оставить комментарий, об авторе, категории, рубрики, контакты, источники, примечания',
  ]
    .join(', ')
    .split(', '),
);
const furnitureBegins =
  'more from, more like, more articles, more posts, more stories, jump to, sign up, subscribe, join our, written by, newsletter, cookie, privacy, inscrivez-vous, suscríbete, iscriviti, assine, abonnieren sie'.split(
    ', ',
  );
const numbering =
  /^(?:(?:step|schritt|étape|etapa|paso|passo|stap|krok|steg|trin|шаг) ?\d{1,3}[:.)–—-]?|#?\d{1,3}(?:\.\d{1,3}){0,3} ?[:.)–—-]|第?\d{1,3}[章.、：:]|\(\d{1,3}\)|[①-⑳])/iu;
const year = /[([]?\b20[1-3]\d年?\b[)\]]?/gu;
const titleParts = / [|–—·»•] | ?[|»•] ?/;
const ends = new Set(' :–—-.…!');
const mostLetters = 200;

/** A heading without its number, years and the name of the site; empty for one of page furniture. */
export function cleanHeading(text: string, siteName: string): string {
  const plain = spaced(spaced(text.slice(0, mostLetters)).replace(numbering, '').replace(year, ''));
  const parts = plain.split(titleParts).filter((part) => lettersOf(part) !== lettersOf(siteName));
  const cleaned = withoutEnd(parts.length > 1 ? plain : (parts[0] ?? ''));
  return isFurniture(cleaned) || !/\p{L}/u.test(cleaned) ? '' : cleaned;
}

export function isNumbered(text: string): boolean {
  return numbering.test(text);
}

/** The part of a host that names the site: `shop` of `www.shop.example`. */
export function siteNameOf(address: string): string {
  const labels = new URL(address).hostname.replace(/^www\./, '').split('.');
  return labels.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

function isFurniture(heading: string): boolean {
  const folded = heading.toLowerCase().replaceAll("'", '’').replace(/^\d+ /, '');
  return furniture.has(folded) || furnitureBegins.some((begin) => folded.startsWith(begin));
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ends.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
