import { staffAbandonments, type StaffAbandonment } from '#contract/staff/staff-day.ts'
import { capitalized } from '#rules/moment/french.ts'
import { hoursAndMinutes } from '#rules/moment/hours-and-minutes.ts'
import { Card } from '#ui/frame/card.tsx'
import { Facts } from '#ui/lists/facts.tsx'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { useScreenTitle } from '../pieces/use-screen-title.ts'
import { abandonmentCounts, abandonmentLine, loadWords } from './abandonment-words.ts'
import { InboxPage } from './inbox-page.tsx'
import { ReceivedAt } from './received-at.tsx'
import { useReading } from './use-reading.ts'

/** /bo/abandons: order forms that were left undone (section 7). */
export function AbandonmentsPage() {
  useScreenTitle('Formulaires abandonnés')
  const { reply, failure, again } = useReading(staffAbandonments)
  const { world } = useStaffRoom()
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
      <AbandonmentList all={reply?.data ?? []} now={world.now()} />
    </InboxPage>
  )
}

/** How often each reason, where there are several, then each form. */
export function AbandonmentList({ all, now }: { readonly all: readonly StaffAbandonment[]; readonly now: Date }) {
  const { reasons, lacks } = abandonmentCounts(all)
  return (
    <>
      {all.length > 1 && (
        <li>
          <Card title={`Les ${all.length} derniers`}>
            <Facts facts={reasons.map(({ words, count }) => ({ label: words, value: `${count} fois` }))} />
            {lacks.length > 0 && (
              <>
                <h3 className="staff-hint">Ce qui manquait ou n’allait pas</h3>
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
            <b>{abandonmentLine(left)}</b> {left.receivedAt && <ReceivedAt at={left.receivedAt} now={now} />}
          </p>
          <Facts facts={factsOf(left)} />
        </li>
      ))}
    </>
  )
}

/** What was filled in when it was left: a line that was empty is not there. */
function factsOf(left: StaffAbandonment) {
  const { pickupAddress, deliveryAddress, seconds, attempts } = left
  return [
    { label: 'Retrait', value: pickupAddress },
    { label: 'Livraison', value: deliveryAddress },
    { label: 'Poids et formule', value: loadWords(left) },
    { label: 'Temps passé', value: seconds < 60 ? `${Math.round(seconds)} s` : hoursAndMinutes(seconds / 60) },
    { label: 'Essais d’envoi', value: attempts === 0 ? '' : attempts },
  ].filter(({ value }) => value !== '')
}
