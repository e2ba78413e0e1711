import type { NumberStep, StaffNumbers } from '#contract/staff-numbers.ts'
import { formatEuros } from '#rules/money.ts'
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
            <th scope="col">Commandes</th>
            <th scope="col">Annulées</th>
            <th scope="col">Livrées</th>
            <th scope="col">À l’heure</th>
            <th scope="col">Livré HT</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.period} name={periodRow(row.period)} row={row} />
          ))}
        </tbody>
        <tfoot>
          <Row name="Total" row={totalOf(numbers)} />
        </tfoot>
      </table>
      {shown.length < numbers.length && <p className="staff-numbers-note">{by === 'mois' ? 'Les mois' : 'Les jours'} sans commande ni livraison n’y sont pas.</p>}
    </>
  )
}

function Row({ name, row }: { readonly name: string; readonly row: Omit<StaffNumbers, 'period'> }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label="Commandes">{row.ordered}</td>
      <td data-label="Annulées">{row.cancelled}</td>
      <td data-label="Livrées">{row.delivered}</td>
      <td data-label="À l’heure">{shareWords(shareOnTime(row))}</td>
      <td data-label="Livré HT">{formatEuros(row.deliveredHT)}</td>
    </tr>
  )
}
