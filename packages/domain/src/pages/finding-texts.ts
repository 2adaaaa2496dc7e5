/** Title, problem and fix for a kind of finding. */
interface FindingText {
  title: string;
  sentence: string;
  fix: string;
}

const text = (title: string, sentence: string, fix: string): FindingText => ({ title, sentence, fix });

const oneCanonical = 'Name one absolute address in the head that returns a page and may be indexed.';
const bothWays =
  'Let each language version name all versions, itself included, by codes such as en or en-GB.';
const linkDirectly = 'Point the links at the final address.';

export const findingTexts: Readonly<Record<string, FindingText>> = {
  orphan: text(
    'Pages that no page links to',
    'No page of the site links to this page.',
    'Link to it from pages on the same topic, or take it out of the sitemap.',
  ),
  nofollow_only: text(
    'Pages with nofollow links only',
    'All links to this page say nofollow.',
    'Remove nofollow from at least one link to it.',
  ),
  nav_only: text(
    'Pages linked from navigation only',
    'Only menus, headers and footers link to this page.',
    'Link to it from the text of pages on the same topic.',
  ),
  deep_page: text(
    'Pages far from the home page',
    'More than four clicks lead from the home page to this page.',
    'Link to it from a page nearer to the home page.',
  ),
  broken_link: text(
    'Broken links',
    'Pages link to this address, but there is no page.',
    'Change or remove the links, or redirect the address to the page that replaces it.',
  ),
  link_to_error: text(
    'Links to errors',
    'Pages link to this address, and it failed in two runs.',
    'Repair the page, or change the links.',
  ),
  link_to_redirect: text('Links to redirects', 'Pages link to this address, which redirects.', linkDirectly),
  redirect_chain: text(
    'Redirect chains',
    'This address redirects more than once.',
    'Redirect it straight to the final address, and update the links.',
  ),
  redirect_circle: text(
    'Redirect loops',
    'This address redirects in a loop, so it cannot be opened.',
    'Let one of the addresses answer with a page.',
  ),
  broken_external_link: text(
    'Broken links to other sites',
    'A link leads to a page of another site that is gone.',
    'Change or remove the link.',
  ),
  soft_404: text(
    'Missing pages that answer 200',
    'This address returns the same page as an address that does not exist.',
    'Return status 404 for pages that do not exist.',
  ),
  duplicate: text(
    'Pages with the same text',
    'Other pages have exactly the same main text.',
    'Keep one of them, and redirect the others or name it as their canonical.',
  ),
  near_duplicate: text(
    'Pages with nearly the same text',
    'Another page has nearly the same main text.',
    'Merge the two, or give each its own text.',
  ),
  same_title: text(
    'Pages with the same title',
    'Other pages have the same title.',
    'Give each page a title of its own.',
  ),
  same_description: text(
    'Pages with the same description',
    'Other pages have the same meta description.',
    'Give each page a description of its own, or leave it out.',
  ),
  same_h1: text(
    'Pages with the same main heading',
    'Other pages have the same first heading.',
    'Give each page a heading of its own.',
  ),
  thin: text(
    'Pages with little text',
    'Its main text is shorter than on nine of ten pages of its kind.',
    'Answer more of what people search for, or merge it into another page.',
  ),
  no_title: text('Pages without a title', 'The page has no title.', 'Write a title that names its subject.'),
  long_title: text(
    'Long titles',
    'The title is wider than result pages show.',
    'Put the subject first and shorten the rest.',
  ),
  no_h1: text('Pages without a main heading', 'The page has no h1.', 'Add one h1 that names its subject.'),
  several_h1: text(
    'Pages with several main headings',
    'The page has more than one h1.',
    'Keep one h1 and make the others h2.',
  ),
  skipped_level: text(
    'Skipped heading levels',
    'A heading is more than one level below the one before.',
    'Use the next level instead.',
  ),
  no_description: text(
    'Pages without a description',
    'The page has no meta description.',
    'Write one or two sentences on what the page answers.',
  ),
  several_canonicals: text(
    'Several canonical addresses',
    'The page names different canonical addresses, so search engines ignore them all.',
    oneCanonical,
  ),
  canonical_in_body: text(
    'Canonical outside the head',
    'The canonical address is after the head, where search engines ignore it.',
    'Move it into the head.',
  ),
  canonical_relative: text('Relative canonical', 'The canonical address is relative.', oneCanonical),
  canonical_fragment: text(
    'Canonical with a fragment',
    'The canonical address has a fragment.',
    oneCanonical,
  ),
  canonical_other_host: text(
    'Canonical on another host',
    'The page names an address on another host as canonical.',
    'Check that the other address should be shown. If not, name this page.',
  ),
  canonical_not_ok: text(
    'Canonical that does not answer',
    'The canonical address does not answer with a page.',
    oneCanonical,
  ),
  canonical_noindex: text(
    'Canonical that is noindex',
    'The canonical address is noindex, so neither page may be shown.',
    oneCanonical,
  ),
  canonical_chain: text(
    'Chain of canonicals',
    'The canonical page names another canonical address.',
    'Name the last one on each page.',
  ),
  hreflang_code: text('Wrong language codes', 'A language code of hreflang is not valid.', bothWays),
  hreflang_no_return: text(
    'Language versions that do not link back',
    'A language version does not name this page in return.',
    bothWays,
  ),
  hreflang_no_self: text(
    'Language versions without themselves',
    'The page names other language versions but not itself.',
    bothWays,
  ),
  hreflang_target: text(
    'Language versions that cannot be shown',
    'A named language version does not answer, is noindex, or names another canonical.',
    bothWays,
  ),
  noindex_with_clicks: text(
    'Noindex pages with clicks',
    'The page is noindex, yet Search Console counted clicks on it.',
    'Remove noindex if people should find it.',
  ),
  noindex_in_sitemap: text(
    'Noindex pages in the sitemap',
    'The sitemap lists the page, which is noindex.',
    'Remove noindex, or take it out of the sitemap.',
  ),
  error_in_sitemap: text(
    'Sitemap entries without a page',
    'The sitemap lists this address, which does not answer with a page.',
    'Take it out of the sitemap, or list the address that it redirects to.',
  ),
  forbidden_in_sitemap: text(
    'Sitemap entries that robots.txt forbids',
    'The sitemap lists this address, which robots.txt forbids.',
    'Allow it in robots.txt, or take it out of the sitemap.',
  ),
  missing_in_sitemap: text(
    'Pages missing in the sitemap',
    'No sitemap lists this page.',
    'Add it to the sitemap.',
  ),
  broken_json: text(
    'Broken structured data',
    'A block of JSON-LD is not valid JSON.',
    'Correct it at the place shown.',
  ),
  unknown_type: text(
    'Unknown structured data',
    'Structured data names a type that schema.org does not have.',
    'Use the type of schema.org.',
  ),
  missing_fields: text(
    'Incomplete structured data',
    'Structured data lacks fields that search engines ask for.',
    'Add the fields.',
  ),
  wrong_language: text(
    'Pages that declare the wrong language',
    'The text is in another language than the page declares.',
    'Name the language of the text in the lang attribute of the html element.',
  ),
  broken_charset: text(
    'Wrong character encoding',
    'Characters of the page cannot be read.',
    'Send the page as UTF-8, and say so in its Content-Type.',
  ),
  insecure_link: text(
    'Insecure parts of secure pages',
    'The page uses https but loads or links parts over http.',
    'Use https addresses.',
  ),
  certificate_ends: text('Expiring certificates', 'The certificate of the host expires soon.', 'Renew it.'),
  slow_answer: text(
    'Slow pages',
    'The server took more than two seconds, and five times its usual time.',
    'Find out what the server waits for.',
  ),
  large_html: text('Large pages', 'The HTML of the page is larger than 2 MB.', 'Load parts of it later.'),
  images_without_alt: text(
    'Images without a description',
    'Images of the page have no alt text.',
    'Describe each in a few words; leave alt empty for decoration.',
  ),
  changed: text(
    'Changed pages',
    'The page changed since the previous run.',
    'Check that the change was intended.',
  ),
};
