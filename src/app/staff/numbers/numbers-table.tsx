import type { NumberStep, StaffNumbers } from '#contract/staff/staff-numbers.ts'
import { formatEuros } from '#rules/price/money.ts'
import { periodRow, shareOnTime, shareWords, totalOf } from './period-words.ts'

/** All that the bars show, to read: the newest first, without the days on which nothing was. */
export function NumbersTable({ by, numbers }: { readonly by: NumberStep; readonly numbers: readonly StaffNumbers[] }) {
  const shown = numbers.filter(({ ordered, delivered }) => ordered + delivered > 0).toReversed()
  return (
    <>
      <table className="staff-numbers-table">
        <caption className="visually-hidden">Chiffres par {by}</caption>
        <thead>
          <tr>
            <th scope="col">{by === 'mois' ? 'Mois' : 'Jour'}</th>
            {columns.map(([label, short]) => (
              <th key={label} scope="col" data-short={short}>
                <span>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.period} name={periodRow(row.period)} row={row} isOpen={row === numbers.at(-1)} />
          ))}
        </tbody>
        <tfoot>
          <Row name="Total" row={totalOf(numbers)} />
        </tfoot>
      </table>
      <p className="staff-numbers-note">
        Commandes et annulations comptent au {by} de la commande, le reste à celui de la livraison.
        {shown.length < numbers.length &&
          ` Les ${by === 'mois' ? 'mois' : 'jours'} sans commande ni livraison n’y sont pas.`}
      </p>
    </>
  )
}

/** What a column is of, and in brief on a phone. */
const columns = [
  ['Commandes', 'Cdes'],
  ['Annulées', 'Ann.'],
  ['Livrées', 'Livr.'],
  ['À l’heure', 'À l’h.'],
  ['Livré HT', 'HT'],
] as const

function Row({
  name,
  row,
  isOpen = false,
}: {
  readonly name: string
  readonly row: Omit<StaffNumbers, 'period'>
  readonly isOpen?: boolean
}) {
  const cells = [row.ordered, row.cancelled, row.delivered, shareWords(shareOnTime(row)), formatEuros(row.deliveredHT)]
  return (
    <tr>
      <th scope="row">
        {name}
        {isOpen && <small> {'en\u00A0cours'}</small>}
      </th>
      {columns.map(([label], index) => (
        <td key={label}>{cells[index]}</td>
      ))}
    </tr>
  )
}
