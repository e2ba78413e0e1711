import type { Plugin } from 'vite'
import { brand } from '#content/company.ts'
import { startingPrice } from '#content/starting-price.ts'

/** What index.html and manifest.webmanifest leave to the operator's words: '%BRAND%' → the name of company.ts. */
export function fillMarks(text: string): string {
  return Object.entries(marks).reduce((filled, [mark, words]) => filled.replaceAll(mark, words), text)
}

/** Fills index.html, in development and when it is built. */
export function fillContentMarks(): Plugin {
  return { name: 'colibat:content-marks', transformIndexHtml: { order: 'pre', handler: fillMarks } }
}

const marks = { '%BRAND%': brand, '%STARTING_PRICE%': startingPrice }
