import { brotliCompressSync, gzipSync } from 'node:zlib'
import { company } from '#content/company.ts'
import { notFoundPage, offlinePage, publicPages, type PublicPage } from '#content/public-pages.ts'
import { deliveryTypes, supplementLabel } from '#rules/delivery-types.ts'
import type { Tariff } from '#rules/price.ts'
import { contentPolicy } from '#server/guards/content-policy.ts'
import type { BuiltPage, Contents } from './built-app.ts'
import { fingerprintOf } from './fingerprint-of.ts'

/** A prerendered public page, or the company's own page elsewhere, which its address sends to (R4). */
export type PublicDocument = { readonly page: BuiltPage } | { readonly elsewhere: string }

/** What the public pages say of the tariff. */
export type QuotedPrices = Pick<Tariff, 'delivery' | 'vatPercent'>

/** What the build could not know: where the site stands, null when nobody said, and what things cost. */
export interface SiteFacts {
  readonly publicUrl: string | null
  readonly prices: QuotedPrices
}

/** The prerendered pages, by path; the shell stands in for one that was not built. */
export function readPublicDocuments(
  contents: Contents,
  shell: BuiltPage,
  { publicUrl, prices }: SiteFacts,
): { readonly documents: ReadonlyMap<string, PublicDocument>; readonly notFound: BuiltPage } {
  const read = ({ name }: PublicPage) => {
    const built = contents.get(`/pages/${name}.html`)
    return built ? publicPage(new TextDecoder().decode(built), { publicUrl, prices }) : shell
  }
  const documents = [...publicPages, offlinePage].map((page) => {
    const elsewhere = external[page.name]
    return [page.path, elsewhere ? { elsewhere } : { page: read(page) }] as const
  })
  return { documents: new Map(documents), notFound: read(notFoundPage) }
}

const external: Readonly<Record<string, string | null>> = {
  terms: company.legal.terms,
  sales: company.legal.sales,
  privacy: company.legal.privacy,
}

/** The build does not know where the site will stand: it wrote %ORIGIN%. No other source is believed, the Host header least. Nor does it know the tariff. */
function publicPage(built: string, { publicUrl, prices }: SiteFacts): BuiltPage {
  const said = [...deliveryTypes.map((type) => [`supplement-${type}`, supplementLabel(prices.delivery[type])] as const), ['vat-percent', String(prices.vatPercent).replace('.', ',')] as const]
  const html = said.reduce((text, [value, words]) => text.replaceAll(new RegExp(`(?<=<data value="${value}">)[^<]*`, 'g'), words), built.replaceAll('%ORIGIN%', publicUrl ?? ''))
  const plain = new TextEncoder().encode(html)
  return {
    type: 'text/html; charset=utf-8',
    etag: fingerprintOf(plain),
    plain,
    br: new Uint8Array(brotliCompressSync(plain)),
    gzip: new Uint8Array(gzipSync(plain)),
    policy: contentPolicy(html),
  }
}
