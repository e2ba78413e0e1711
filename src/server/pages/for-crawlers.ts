import { publicPages } from '#content/public-pages.ts'
import { privateScreens, serverAddresses, staffScreens } from '#contract/addresses.ts'

/** robots.txt: the public pages, and where their list is; not where the site's address is not known. */
export function robotsTxt(origin: string | null): string {
  const closed = [`${serverAddresses.api}/`, ...signedInScreens].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', ...(origin === null ? [] : [`Sitemap: ${origin}/sitemap.xml`, ''])].join('\n')
}

/** What a search engine has no business in; a screen with a parameter lies under another one. */
const signedInScreens = Object.values({ ...privateScreens, staff: staffScreens.staff }).filter(
  (path) => !path.includes(':'),
)

/** sitemap.xml: every public page, by its whole address. */
export function sitemapXml(origin: string): string {
  const pages = publicPages.map(({ path }) => `<url><loc>${escape(origin + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('')}</urlset>\n`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
