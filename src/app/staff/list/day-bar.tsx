import { useSnapshot } from 'valtio'
import { formatEuros } from '#rules/price/money.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'

/** What the day comes to: delivered, on their way, still to leave. Its place is kept until it is known. */
export function DayBar() {
  const { store } = useStaffRoom()
  const { day } = useSnapshot(store.state)
  const parts = [
    { key: 'delivered', count: day?.delivered ?? 0, words: (day?.delivered ?? 0) > 1 ? 'livrées' : 'livrée' },
    { key: 'delivering', count: day?.delivering ?? 0, words: 'en route' },
    { key: 'waiting', count: day?.toPrepare ?? 0, words: 'à partir' },
  ]
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="staff-day-bar" data-known={day !== null || undefined}>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        {segments(parts, total).map(({ key, from, size }) => (
          <rect key={key} data-part={key} x={from} y="0" width={size} height="4" />
        ))}
      </svg>
      <ul className="staff-day-parts">
        {parts.map(({ key, count, words }) => (
          <li key={key} data-part={key}>
            <b>{day === null ? '–' : count}</b> {words}
          </li>
        ))}
      </ul>
      {day !== null && (
        <p className="staff-day-money">
          <span>
            {day.ordered} commande{day.ordered > 1 ? 's' : ''} reçue{day.ordered > 1 ? 's' : ''}
          </span>{' '}
          <span>{formatEuros(day.paidTTC)} TTC encaissés</span> <span>{formatEuros(day.deliveredHT)} HT livrés</span>
        </p>
      )}
    </div>
  )
}

/** Each part's stretch of a hundred, with a gap before the next; all of it waits where there is nothing. */
function segments(parts: readonly { readonly key: string; readonly count: number }[], total: number) {
  if (total === 0) return [{ key: 'none', from: 0, size: 100 }]
  let from = 0
  return parts
    .filter(({ count }) => count > 0)
    .map(({ key, count }) => {
      const size = (count / total) * 100
      const isLast = Math.round(from + size) === 100
      const stretch = { key, from, size: isLast ? size : Math.max(size - 0.8, 0.5) }
      from += size
      return stretch
    })
}
