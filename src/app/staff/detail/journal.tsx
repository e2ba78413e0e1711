import type { StaffOrderChange } from '#contract/staff/staff-order.ts'
import { longDayAndTime } from '#rules/moment/french.ts'
import { statusLabel } from '#rules/order/status-badge.ts'
import { Card } from '#ui/frame/card.tsx'

/** What happened to an order, the newest first, and who did it. */
export function Journal({ changes }: { readonly changes: readonly StaffOrderChange[] }) {
  return (
    <Card title="Journal">
      {changes.length === 0 ? (
        <p>Rien pour l’instant.</p>
      ) : (
        <ol className="staff-journal">
          {changes.map((change) => (
            <li key={change.id}>
              <b>{changeWords(change)}</b>
              {change.note !== '' && <span>{change.note}</span>}
              <span>
                {longDayAndTime(change.at)}
                {change.by !== '' && `, ${change.by}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function changeWords({ kind, to }: StaffOrderChange): string {
  if (kind === 'step') return statusLabel(to)
  if (kind === 'undo') return `Étape annulée : ${statusLabel(to)}`
  return others.get(kind) ?? statusLabel(to)
}

const others = new Map([
  ['new', 'Commandée'],
  ['refund', 'Remboursement'],
  ['credit', 'Avoir'],
  ['date', 'Date de livraison changée'],
  ['price', 'Prix donné'],
  ['paid', 'Payée'],
  ['photo', 'Photo ajoutée'],
  ['cancel', 'Annulée'],
  ['moment', 'Créneau changé'],
  ['attempt', 'Livraison manquée'],
  ['refused', 'Étape du chauffeur refusée'],
  ['note', 'Note'],
  ['block', 'Client'],
  ['corrected', 'Corrigée'],
  ['access', 'Le destinataire dit comment entrer'],
  ['neighbour', 'Le destinataire et son voisin'],
  ['absent', 'Le destinataire ne sera pas là'],
  ['damage', 'Dommage signalé par le destinataire'],
])
