import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { staffOrderPath } from '#app/paths.ts'
import type { BodyOf, Reply } from '#contract/endpoint.ts'
import { handleStuck, staffState } from '#contract/staff/staff-state.ts'
import { capitalized, clock, longDayAndTime } from '#rules/moment/french.ts'
import { formatEuros } from '#rules/price/money.ts'
import { failedCall } from '#state/connection/call-outcome.ts'
import { Button } from '#ui/act/button.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { Card } from '#ui/frame/card.tsx'
import { Facts } from '#ui/lists/facts.tsx'
import { Note } from '#ui/say/note.tsx'
import { InboxPage } from '../inbox/inbox-page.tsx'
import { useReading } from '../inbox/use-reading.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { TextButton } from '../pieces/text-button.tsx'
import { useScreenTitle } from '#state/screen/use-screen-title.ts'

type State = Reply<typeof staffState>
type Asked = BodyOf<typeof handleStuck>

/** /bo/etat: what waits, what does not get done by itself any more, and what to do about it. */
export function HealthPage() {
  useScreenTitle('État du service')
  const { reply, readAt, failure, again } = useReading(staffState)
  const { handle, busy } = useHandling(again)
  return (
    <InboxPage
      title="État du service"
      lead="Ce qui attend de partir tout seul, et ce qui demande quelqu’un."
      failure={failure}
      count={reply === null ? null : 1}
      empty=""
      emptyWords=""
      onRetry={() => void again()}
    >
      {reply && readAt && (
        <StuckList state={reply} readAt={readAt} busy={busy} onHandle={(asked) => void handle(asked)} />
      )}
    </InboxPage>
  )
}

type StuckListProps = {
  readonly state: State
  readonly readAt: Date
  readonly busy: boolean
  onHandle(asked: Asked): void
}

/** How things stand, then each that is stuck with what can be done about it: money first. */
export function StuckList({ state, readAt, busy, onHandle }: StuckListProps) {
  const { charges, refunds, letters, backedUpAt } = state
  const toDo = charges.length + refunds.length + letters.length + (backedUpAt === null ? 1 : 0)
  const again = (asked: Pick<Asked, 'quoi' | 'id'>) => (
    <Button small variant="secondary" disabled={busy} onClick={() => onHandle({ ...asked, faire: 'reessayer' })}>
      Réessayer
    </Button>
  )
  return (
    <>
      <li>
        <Card title={toDo === 0 ? 'Rien n’est bloqué' : toDo === 1 ? 'Une chose à faire' : `${toDo} choses à faire`}>
          {toDo === 0 && <Note tone="ok">Rien ne demande quelqu’un.</Note>}
          <Waiting state={state} readAt={readAt} />
        </Card>
      </li>
      {charges.map(({ orderId, cents, since }) => (
        <StuckCard key={`charge ${orderId}`} title={`Débit sans paiement : ${formatEuros(cents)}`} since={since}>
          <p>La carte a été débitée, et la commande reste impayée : à rembourser dans le service de paiement.</p>
          <OrderLink orderId={orderId} />
        </StuckCard>
      ))}
      {refunds.map(({ orderId, cents, since, error }) => (
        <StuckCard key={`refund ${orderId}`} title={`Remboursement refusé : ${formatEuros(cents)}`} since={since}>
          {error !== '' && <p>Réponse du service de paiement : {error}</p>}
          <OrderLink orderId={orderId} />
          {again({ quoi: 'remboursement', id: orderId })}
        </StuckCard>
      ))}
      {letters.map(({ id, isText, to, subject, writtenAt, error }) => (
        <StuckCard
          key={`letter ${id}`}
          title={isText ? 'SMS non envoyé' : `E-mail non envoyé : ${subject}`}
          since={writtenAt}
        >
          <p>À : {to}</p>
          {error !== '' && <p>Réponse du serveur d’envoi : {error}</p>}
          {again({ quoi: 'lettre', id })}
          <TextButton onClick={() => onHandle({ quoi: 'lettre', id, faire: 'laisser' })}>Ne plus envoyer</TextButton>
        </StuckCard>
      ))}
    </>
  )
}

/** Asks one thing at a time, says how it went, and reads the list again. */
function useHandling(again: () => Promise<void>) {
  const { world } = useStaffRoom()
  const [busy, setBusy] = useState(false)
  const handle = async (body: Asked) => {
    if (busy) return
    setBusy(true)
    try {
      await world.call(handleStuck, { body })
      world.toasts.show(
        'ok',
        body.faire === 'laisser' ? 'C’est laissé.' : 'C’est reparti : un nouvel essai est en cours.',
      )
    } catch (error) {
      const end = failedCall(error, 'Rien n’a changé : le serveur a refusé.')
      if (!end.ok && end.message !== null) world.toasts.show('bad', end.message)
    }
    setBusy(false)
    await again()
  }
  return { busy, handle }
}

function StuckCard({
  title,
  since,
  children,
}: {
  readonly title: string
  readonly since: Date | null
  readonly children: ReactNode
}) {
  return (
    <li className="card">
      <p className="staff-inbox-head">
        <b>{title}</b> {since && <time dateTime={since.toISOString()}>{longDayAndTime(since)}</time>}
      </p>
      {children}
    </li>
  )
}

function OrderLink({ orderId }: { readonly orderId: number }) {
  return (
    <Link href={staffOrderPath(orderId)} className={textLinkClass()}>
      Commande n° {orderId}
    </Link>
  )
}

/** What waits stands out; what does not is one quiet line, as are the last backup, the version and the hour. */
function Waiting({ state: { backlog, backedUpAt, version }, readAt }: Pick<StuckListProps, 'state' | 'readAt'>) {
  const waiting = backlog.filter(({ count }) => count > 0)
  const idle = backlog.filter(({ count }) => count === 0).map(({ kind }) => `ni ${kinds[kind]?.[1] ?? kind}`)
  return (
    <>
      {waiting.length > 0 && (
        <Facts
          facts={waiting.map(({ kind, count, since }) => ({
            label: kinds[kind]?.[0] ?? kind,
            value: since === null ? count : `${count}, depuis le ${longDayAndTime(since)}`,
          }))}
        />
      )}
      {idle.length > 0 && <Note>{capitalized(idle.join(', '))} en attente.</Note>}
      {backedUpAt === null && (
        <Note tone="warn">
          Aucune sauvegarde&nbsp;:{' '}
          <code translate="no">
            npm run bo <span className="whole-words">-- backup</span> DOSSIER
          </code>{' '}
          sur le serveur, chaque nuit.
        </Note>
      )}
      <Note>
        {backedUpAt !== null && `Dernière sauvegarde : ${longDayAndTime(backedUpAt)} · `}Version {version} · lu à{' '}
        {clock(readAt)}
      </Note>
    </>
  )
}

const kinds: Readonly<Record<string, readonly [label: string, one: string]>> = {
  mail: ['E-mails en attente', 'e-mail'],
  sms: ['SMS en attente', 'SMS'],
  notices: ['Notifications en attente', 'notification'],
  refunds: ['Remboursements en attente', 'remboursement'],
  invoices: ['Factures en retard', 'facture'],
}
