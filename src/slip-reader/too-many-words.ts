import type { SlipPage } from './slip-page.ts'

/** Whether there are more words than any delivery slip holds: their meaning could take for ever. */
export function hasTooManyWords(pages: readonly SlipPage[]): boolean {
  return (
    pages.some(({ words }) => words.length > mostOfPage) ||
    pages.reduce((sum, { words }) => sum + words.length, 0) > most
  )
}

/** General terms in small print on the back. */
const mostOfPage = 2_500
/** Forty sheets that are closely printed. */
const most = 12_000
