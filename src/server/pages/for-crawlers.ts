import { publicPages } from '#content/public-pages.ts'
import { signedInRoutes } from './client-routes.ts'

/** robots.txt: the public pages, and where their list is. */
export function robotsTxt(origin: string): string {
  const closed = ['/api/', ...signedInRoutes].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** sitemap.xml: every public page, by its whole address. */
export function sitemapXml(origin: string): string {
  const pages = publicPages.map(({ path }) => `<url><loc>${escape(origin + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('')}</urlset>\n`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
