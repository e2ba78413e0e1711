import { staffAbandonments, type StaffAbandonment } from '#contract/staff/staff-day.ts'
import { capitalized } from '#rules/moment/french.ts'
import { hoursAndMinutes } from '#rules/moment/hours-and-minutes.ts'
import { Card } from '#ui/frame/card.tsx'
import { Facts } from '#ui/lists/facts.tsx'
import { RouteAB, type RouteStop } from '#ui/lists/route-ab.tsx'
import { addressLines } from '#rules/text/address-label.ts'
import { Badge } from '#ui/say/badge.tsx'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { useScreenTitle } from '#state/screen/use-screen-title.ts'
import { abandonmentCounts, lackWords, loadWords, reasonWords, seenPrice } from './abandonment-words.ts'
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
            <Badge tone="secondary">{reasonWords(left)}</Badge>{' '}
            {left.receivedAt && <ReceivedAt at={left.receivedAt} now={now} />}
          </p>
          <div className="staff-inbox-head">
            <h2 className="card-title">{lackWords(left)}</h2> <b>{seenPrice(left)}</b>
          </div>
          <Route of={left} />
          <Facts facts={factsOf(left)} />
        </li>
      ))}
    </>
  )
}

/** From where to where, as far as it was said. */
function Route({ of: { pickupAddress, deliveryAddress } }: { readonly of: StaffAbandonment }) {
  if (pickupAddress === '' && deliveryAddress === '') return null
  return <RouteAB from={stopOf(pickupAddress)} to={stopOf(deliveryAddress)} aLabel="Retrait" bLabel="Livraison" />
}

function stopOf(address: string): RouteStop {
  const [street, town] = addressLines(address)
  return address === '' ? { title: 'Pas d’adresse' } : { title: street, detail: town }
}

/** What else was filled in when it was left: a line that was empty is not there. */
function factsOf(left: StaffAbandonment) {
  const { seconds, attempts } = left
  return [
    { label: 'Poids et formule', value: loadWords(left) },
    { label: 'Temps passé', value: seconds < 60 ? `${Math.round(seconds)} s` : hoursAndMinutes(seconds / 60) },
    { label: 'Essais d’envoi', value: attempts === 0 ? '' : attempts },
  ].filter(({ value }) => value !== '')
}
