import { brand, isBuiltBrand } from './company.ts'
import { unlistedPages, type PublicPage } from './public-pages.ts'
import { structuredData } from './structured-data.ts'

/** Stands for the address of the site, which only the server knows: it is replaced at boot. */
const originMark = '%ORIGIN%'

/** What the head of a public page says to machines beside its title and description. */
export function documentHead(page: PublicPage): string {
  const manifest = '<link rel="manifest" href="/manifest.webmanifest">'
  if (unlistedPages.includes(page)) return `<meta name="robots" content="noindex">${manifest}`
  const address = originMark + page.path
  const properties = {
    type: 'website',
    site_name: brand,
    locale: 'fr_FR',
    title: page.title,
    description: page.description,
    url: address,
    ...(isBuiltBrand && {
      image: `${originMark}/og.png`,
      'image:width': '1200',
      'image:height': '630',
      'image:alt': `${brand} : du dépôt au chantier, sans y aller.`,
    }),
  }
  return [
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(properties).map(([name, value]) => `<meta property="og:${name}" content="${escaped(value)}">`),
    `<meta name="twitter:card" content="${isBuiltBrand ? 'summary_large_image' : 'summary'}">`,
    manifest,
    ...structuredData(page.name, originMark).map(
      (data) => `<script type="application/ld+json">${safeJson(data)}</script>`,
    ),
  ].join('')
}

/** A text as an attribute or an element holds it. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** Data as a script holds them: nothing in them ends it. */
export function safeJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
