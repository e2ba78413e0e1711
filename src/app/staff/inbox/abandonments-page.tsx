import { staffAbandonments, type StaffAbandonment } from '#contract/staff/staff-day.ts'
import { capitalized, longDayAndTime } from '#rules/moment/french.ts'
import { hoursAndMinutes } from '#rules/moment/hours-and-minutes.ts'
import { Card } from '#ui/frame/card.tsx'
import { Facts } from '#ui/lists/facts.tsx'
import { useScreenTitle } from '../pieces/use-screen-title.ts'
import { abandonmentCounts, abandonmentLine, loadWords } from './abandonment-words.ts'
import { InboxPage } from './inbox-page.tsx'
import { useReading } from './use-reading.ts'

/** /bo/abandons: order forms that were left undone (section 7). */
export function AbandonmentsPage() {
  useScreenTitle('Formulaires abandonnés')
  const { reply, failure, again } = useReading(staffAbandonments)
  return (
    <InboxPage
      title="Formulaires abandonnés"
      lead="Sans nom : ce que le formulaire contenait quand il a été quitté."
      failure={failure}
      count={reply?.data.length ?? null}
      empty="Aucun formulaire abandonné"
      emptyWords="Une commande commencée puis quittée se lit ici : ce qui manquait, et le prix vu."
      onRetry={() => void again()}
    >
      <AbandonmentList all={reply?.data ?? []} />
    </InboxPage>
  )
}

/** How often each reason, where there are several, then each form. */
export function AbandonmentList({ all }: { readonly all: readonly StaffAbandonment[] }) {
  const { reasons, lacks } = abandonmentCounts(all)
  return (
    <>
      {all.length > 1 && (
        <li>
          <Card title={`Les ${all.length} derniers`}>
            <Facts facts={reasons.map(({ words, count }) => ({ label: words, value: `${count} fois` }))} />
            {lacks.length > 0 && (
              <>
                <h3 className="staff-inbox-sub">Ce qui manquait ou n’allait pas</h3>
                <Facts
                  facts={lacks.map(({ words, count }) => ({ label: capitalized(words), value: `${count} fois` }))}
                />
              </>
            )}
          </Card>
        </li>
      )}
      {all.map((left) => (
        <li key={left.id} className="card">
          <p className="staff-inbox-head">
            <b>{abandonmentLine(left)}</b>{' '}
            {left.receivedAt && <time dateTime={left.receivedAt.toISOString()}>{longDayAndTime(left.receivedAt)}</time>}
          </p>
          <Facts facts={factsOf(left)} />
        </li>
      ))}
    </>
  )
}

function factsOf(left: StaffAbandonment) {
  const { pickupAddress, deliveryAddress, seconds, attempts } = left
  return [
    { label: 'Retrait', value: pickupAddress || '–' },
    { label: 'Livraison', value: deliveryAddress || '–' },
    { label: 'Poids et formule', value: loadWords(left) },
    { label: 'Temps passé', value: seconds < 60 ? `${Math.round(seconds)} s` : hoursAndMinutes(seconds / 60) },
    ...(attempts > 0 ? [{ label: 'Essais d’envoi', value: attempts }] : []),
  ]
}
