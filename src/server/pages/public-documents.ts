import { company } from '#content/company.ts'
import { notFoundPage, offlinePage, publicPages, storePage, type PublicPage } from '#content/public-pages.ts'
import { deliveryTypes, supplementLabel } from '#rules/price/delivery-types.ts'
import { lowestPrice, type LowestParts } from '#rules/price/lowest-price.ts'
import { formatEuros } from '#rules/price/money.ts'
import { contentPolicy } from '#server/guards/content-policy.ts'
import type { BuiltPage } from './built-app.ts'
import { type Contents, writtenFile } from './built-file.ts'
import { type Drawings, pageAgain } from './drawings.ts'

/** A prerendered public page, or the company's own page elsewhere, which its address sends to (R4). */
export type PublicDocument = { readonly page: BuiltPage } | { readonly elsewhere: string }

/** What the build could not know: where the site stands, null when nobody said, and what things cost. */
export interface SiteFacts {
  readonly publicUrl: string | null
  readonly prices: LowestParts
  /** Null: the pages say what they said at build. */
  readonly drawings: Drawings | null
}

/** The prerendered pages, by path; the shell stands in for one that was not built. */
export function readPublicDocuments(
  contents: Contents,
  shell: BuiltPage,
  { publicUrl, prices, drawings }: SiteFacts,
): { readonly documents: ReadonlyMap<string, PublicDocument>; readonly notFound: BuiltPage } {
  const read = (page: PublicPage) => {
    const built = contents.get(`/pages/${page.name}.html`)
    if (built === undefined) return shell
    const text = new TextDecoder().decode(built)
    return publicPage(drawings === null ? text : pageAgain(text, page, drawings), { publicUrl, prices })
  }
  const documents = [...publicPages, offlinePage, storePage].map((page) => {
    const elsewhere = external[page.name]
    return [page.path, elsewhere ? { elsewhere } : { page: read(page) }] as const
  })
  return { documents: new Map(documents), notFound: read(notFoundPage) }
}

const external: Readonly<Record<string, string | null>> = {
  terms: company.legal.terms,
  sales: company.legal.sales,
  privacy: company.legal.privacy,
  imprint: company.legal.imprint,
}

/**
 * The build does not know where the site will stand: it wrote %ORIGIN%. No other source is believed, the Host header
 * least. Nor does it know the tariff.
 */
function publicPage(built: string, { publicUrl, prices }: Omit<SiteFacts, 'drawings'>): BuiltPage {
  const html = Object.entries(pricesSaid(prices)).reduce(
    (text, [value, words]) => text.replaceAll(new RegExp(`(?<=<data value="${value}">)[^<]*`, 'g'), words),
    atAddress(built, publicUrl),
  )
  return { ...writtenFile('text/html; charset=utf-8', html), policy: contentPolicy(html) }
}

/** A page whose address nobody said names none: search engines take no other canonical address than a whole one. */
function atAddress(built: string, publicUrl: string | null): string {
  return (
    publicUrl === null ? built.replaceAll(/<link rel="canonical"[^>]*>|<meta property="og:url"[^>]*>/g, '') : built
  ).replaceAll('%ORIGIN%', publicUrl ?? '')
}

/** What stands in each `data` of a page, by its value. */
function pricesSaid(prices: LowestParts): Readonly<Record<string, string>> {
  const byType = deliveryTypes.flatMap((type) => [
    [`supplement-${type}`, supplementLabel(prices.delivery[type])] as const,
    [`lowest-${type}`, formatEuros(lowestPrice(prices, type))] as const,
  ])
  return {
    ...Object.fromEntries(byType),
    'vat-percent': number(prices.vatPercent),
    'free-minutes': number(prices.freeMinutes),
  }
}

function number(value: number): string {
  return String(value).replace('.', ',')
}
