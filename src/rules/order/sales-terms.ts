import { longDate } from '#rules/moment/french.ts'

/** Whether they are a text of ours, named by its day, '2026-11-28'; else they stand at an operator's own address. */
export function areOurs(terms: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(terms)
}

/** '2026-11-28' → '28 novembre 2026'. */
export function termsDate(day: string): string {
  return longDate(new Date(`${day}T12:00:00Z`))
}

/** '2026-11-28' → 'Conditions de vente du 28 novembre 2026'; an address names no day. */
export function salesTermsWords(terms: string): string {
  return areOurs(terms) ? `Conditions de vente du ${termsDate(terms)}` : 'Conditions de vente acceptées'
}
