import type { NumberStep, StaffNumbers } from '#contract/staff/staff-numbers.ts'
import { csv } from '#rules/text/csv.ts'
import { eurosFromCents } from '#rules/price/money.ts'

/** The numbers as a table for a spreadsheet, the oldest first, days and months without anything with them. */
export function numbersCsv(by: NumberStep, numbers: readonly StaffNumbers[]): string {
  const head = [by === 'mois' ? 'Mois' : 'Jour', 'Commandes', 'Annulées', 'Livrées', 'Livrées à l’heure', 'Livré HT']
  return csv([
    head,
    ...numbers.map(({ period, ordered, cancelled, delivered, onTime, deliveredHT }) => [
      period,
      ordered,
      cancelled,
      delivered,
      onTime,
      eurosFromCents(deliveredHT),
    ]),
  ])
}
