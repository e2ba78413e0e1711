import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brand, company, isBuiltBrand } from '#content/company.ts'
import { documentHead, escaped, safeJson } from '#content/document-head.ts'
import type { PublicPage } from '#content/public-pages.ts'
import { givenSite, siteMark, type Site } from '#content/site.ts'
import { startingPrice } from '#content/starting-price.ts'
import { hasOwnMark, markLink } from './own-mark.ts'

/** How the build drew its pages: it keeps that beside them, for a site that it did not know. */
export interface Drawings {
  render(page: string): string
  firstPaint(): string
  withoutScript(): string
}

/** What draws the pages of a folder again; null where they are as the build made them, or where there are none. */
export async function loadDrawings(folder: string): Promise<Drawings | null> {
  if (Object.keys(givenSite()).length === 0 || !existsSync(join(folder, 'index.html'))) return null
  const load = async (name: string) => await import(pathToFileURL(join(folder, 'pages', `${name}.js`)).href)
  return { ...(await load('render')), ...(await load('first-paint')) } as Drawings
}

/** A public page, drawn again. */
export function pageAgain(built: string, page: PublicPage, { render }: Drawings): string {
  return changed(built, [
    [/(?<=<title>)[^<]*/, escaped(page.title)],
    [/(?<=<meta name="description" content=")[^"]*/, escaped(page.description)],
    [
      /<(?:link rel="canonical"|meta name="robots")[^]*?(?=<style>|<\/head>)/,
      documentHead(page) + siteScript() + markLink,
    ],
    [/(?<=<div id="root">)[^]*(?=<\/div>)/, render(page.name)],
  ])
}

/** The one document of all screens, drawn again. */
export function shellAgain(built: string, { firstPaint, withoutScript }: Drawings): string {
  return changed(built, [
    [/(?<=<title>)[^<]*/, escaped(brand)],
    [/(?<=<meta name="description" content="[^"]* dès )[^".]*/, startingPrice],
    [/(?=<\/head>)/, siteScript() + markLink],
    [/(?<=<div id="root"><\/div>)[^]*?(?=<template id="app">)/, firstPaint()],
    [/(?<=<noscript>)[^]*?(?=<\/noscript>)/, withoutScript()],
  ])
}

interface Manifest extends Record<string, unknown> {
  readonly icons: readonly { readonly purpose: string }[]
}

/** The manifest under the site's name, without the pictures that show another one. */
export function manifestAgain(built: string): string {
  const { screenshots, icons, ...manifest } = JSON.parse(built) as Manifest
  // A mark in colours has no form that a launcher could paint.
  const shown = hasOwnMark ? icons.filter(({ purpose }) => purpose !== 'monochrome') : icons
  return JSON.stringify({
    ...manifest,
    icons: shown,
    ...(isBuiltBrand && { screenshots }),
    name: brand,
    short_name: brand,
  })
}

/** What the scripts of pages and screens say of the company; all else stands in the public documents. */
function siteScript(): string {
  if (givenSite().company === undefined) return ''
  const { address, email, legal, phone, social } = company
  const site: Site = { company: { brand, email, phone, address, legal, social } }
  return `<script type="application/json" id="${siteMark}">${safeJson(site)}</script>`
}

function changed(built: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((text, [pattern, part]) => {
    if (text.search(pattern) < 0) throw new Error(`A built document has no ${pattern}`)
    return text.replace(pattern, () => part)
  }, built)
}
