import { company } from './company.ts'

/** The text of /cgv as it stands: the day from which on it holds, and its mark. A text that changes takes a new day. */
export const salesVersion = { since: '2026-11-29', mark: 'e424eb43a1e44ede' } as const

/** What an order that is placed now is sold under: the day of our text, or the address of the operator's own. */
export const salesTerms: string = company.legal.sales ?? salesVersion.since
