import type { LetterKind } from './letter-tables.ts'

/** The letters that an account was sent itself: they are in its file (R48). */
export const toTheAccount: readonly LetterKind[] = ['code', 'account']

/** Those about it that the team or a customer to deliver was sent: one on its way arrives, whatever becomes of the account. */
export const toOthers: readonly LetterKind[] = ['team', 'recipient']
