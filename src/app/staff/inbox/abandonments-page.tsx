import { staffAbandonments, type StaffAbandonment } from '#contract/staff-day.ts'
import { longDayAndTime } from '#rules/french.ts'
import { hoursAndMinutes } from '#rules/hours-and-minutes.ts'
import { formatEuros } from '#rules/money.ts'
import { Facts } from '#ui/facts.tsx'
import { useScreenTitle } from '../parts/use-screen-title.ts'
import { InboxPage } from './inbox-page.tsx'
import { useReading } from './use-reading.ts'

/** /bo/abandons: order forms that were left undone (section 7). */
export function AbandonmentsPage() {
  useScreenTitle('Formulaires abandonnés')
  const { reply, failure, again } = useReading(staffAbandonments)
  return (
    <InboxPage title="Formulaires abandonnés" lead="Sans nom : ce que le formulaire contenait quand il a été quitté." failure={failure} count={reply?.data.length ?? null} empty="Aucun formulaire abandonné" onRetry={() => void again()}>
      {reply?.data.map((abandonment) => (
        <li key={abandonment.id} className="card">
          <p className="staff-inbox-head">
            <b>{abandonment.reason || 'Sans raison connue'}</b> {abandonment.receivedAt && <time dateTime={abandonment.receivedAt.toISOString()}>{longDayAndTime(abandonment.receivedAt)}</time>}
          </p>
          <Facts facts={factsOf(abandonment)} />
        </li>
      ))}
    </InboxPage>
  )
}

function factsOf({ pickupAddress, deliveryAddress, weight, type, totalTTC, isComplete, seconds, errors, attempts }: StaffAbandonment) {
  return [
    { label: 'Retrait', value: pickupAddress || '–' },
    { label: 'Livraison', value: deliveryAddress || '–' },
    { label: 'Poids et type', value: [weight, type].filter(Boolean).join(', ') || '–' },
    { label: 'Prix vu', value: totalTTC === null ? '–' : `${formatEuros(totalTTC)} TTC` },
    { label: 'Formulaire', value: isComplete ? 'complet' : 'incomplet' },
    { label: 'Temps passé', value: seconds < 60 ? `${Math.round(seconds)} s` : hoursAndMinutes(seconds / 60) },
    { label: 'Essais d’envoi', value: attempts },
    ...(errors ? [{ label: 'Erreurs', value: errors }] : []),
  ]
}
