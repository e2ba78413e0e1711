import * as v from 'valibot'
import { calendarDay } from '#contract/wire/day.ts'
import { euros, instantFromWire } from '#contract/wire/wire.ts'
import { addDays, parisDay, type ParisDay } from '#rules/moment/paris-time.ts'
import type { Cents } from '#rules/price/money.ts'

/** How its account stands; amounts TTC. */
export interface TradeAccount {
  /** Null: nothing new goes on it. */
  readonly ceiling: Cents | null
  readonly left: Cents
  /** Within so many of an invoice it is settled. */
  readonly days: number
  readonly unbilled: Cents
  readonly unbilledOrders: number
  /** Transfers and credit notes that settled no invoice yet; below zero where a transfer was taken back. */
  readonly unspent: Cents
  /** Whether who asks put his last order on it. */
  readonly usedLast: boolean
  /** Why nothing goes on it now. */
  readonly closed: string | null
  /** Where transfers go. */
  readonly transferTo: { readonly iban: string; readonly bic: string } | null
  /** The newest first. */
  readonly invoices: readonly AccountInvoice[]
  /** What was credited of them, the newest first. */
  readonly creditNotes: readonly AccountCreditNote[]
}

export interface AccountInvoice {
  readonly number: string
  readonly issuedAt: Date
  /** The one whose deliveries it bills, 'yyyy-MM'. */
  readonly month: string
  readonly dueDay: ParisDay
  readonly totalTTC: Cents
  readonly settledAt: Date | null
  /** The name of its file. */
  readonly file: string
}

export interface AccountCreditNote {
  readonly number: string
  /** The number of the invoice that it corrects. */
  readonly of: string
  readonly issuedAt: Date
  /** Above zero. */
  readonly totalTTC: Cents
  readonly file: string
}

const creditNote = v.object({
  numero: v.string(),
  facture: v.string(),
  emis_le: v.string(),
  ttc: euros,
  fichier: v.string(),
})

export const accountOnWire = v.object({
  plafond: v.nullable(euros),
  reste: euros,
  jours: v.number(),
  a_facturer: euros,
  livraisons_a_facturer: v.number(),
  deja_recu: v.fallback(v.optional(euros, 0), 0),
  ferme: v.nullable(v.string()),
  dernier: v.fallback(v.optional(v.boolean(), false), false),
  virement: v.nullable(v.object({ iban: v.string(), bic: v.string() })),
  factures: v.array(
    v.object({
      numero: v.string(),
      emise_le: v.string(),
      a_regler_le: calendarDay('Date invalide'),
      ttc: euros,
      reglee_le: v.nullable(v.string()),
      fichier: v.string(),
      mois: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))), undefined),
    }),
  ),
  avoirs: v.fallback(v.optional(v.array(creditNote), []), []),
})

export function accountFromWire(wire: v.InferOutput<typeof accountOnWire>): TradeAccount {
  return {
    ceiling: wire.plafond,
    left: wire.reste,
    days: wire.jours,
    unbilled: wire.a_facturer,
    unbilledOrders: wire.livraisons_a_facturer,
    closed: wire.ferme,
    usedLast: wire.dernier,
    transferTo: wire.virement,
    unspent: wire.deja_recu,
    invoices: wire.factures.map(({ numero, emise_le, a_regler_le, ttc, reglee_le, fichier, mois }) => ({
      number: numero,
      issuedAt: instantFromWire(emise_le),
      month: mois ?? monthBefore(instantFromWire(emise_le)),
      dueDay: a_regler_le,
      totalTTC: ttc,
      settledAt: reglee_le === null ? null : instantFromWire(reglee_le),
      file: fichier,
    })),
    creditNotes: wire.avoirs.map(({ numero, facture, emis_le, ttc, fichier }) => ({
      number: numero,
      of: facture,
      issuedAt: instantFromWire(emis_le),
      totalTTC: ttc,
      file: fichier,
    })),
  }
}

/** What an invoice bills where nobody says it: what was over the day before. Of 1 November → '2026-10'. */
function monthBefore(issuedAt: Date): string {
  return addDays(parisDay(issuedAt), -1).slice(0, 7)
}
