import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import { messageFollows, paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { freeChangeUntil } from '#rules/order/free-change.ts'
import { ActionLink, type ActionLinkProps } from '#ui/act/action-link.tsx'
import { ActionRows } from '#ui/act/action-row.tsx'
import { Card } from '#ui/frame/card.tsx'
import { arrowAround } from '#ui/say/icon-paths.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { nextAct } from '#rules/order/next-act.ts'
import type { MessagePrefill } from '#adapters/store/message-prefill.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { longDay } from '#rules/moment/french.ts'
import { repeatHandoverOf } from '#contract/handover/form-handover.ts'
import { ChangeRows } from '../change/change-rows.tsx'
import { useMayBuy } from '../history-scope.ts'
import type { HistoryStore } from '../history-store.ts'
import { KeepTemplateRow } from './keep-template-row.tsx'

/** What else can be done with an order, one line each. */
export function OrderActions({
  order,
  store,
  badgeId,
}: {
  readonly order: PastOrder
  readonly store: Pick<HistoryStore, 'replace' | 'refresh'>
  readonly badgeId: string
}) {
  const now = useWorld().now()
  const until = order.readOnly ? null : freeChangeUntil(order, now)
  const mayBuy = useMayBuy()
  return (
    <Card>
      <ActionRows>
        {mayBuy && !leadsOn.has(nextAct(order, now)) && (
          <Link href={paths.order} state={repeatHandoverOf(order)} asChild>
            <ActionLink
              href={paths.order}
              label="Commander à nouveau"
              detail="Mêmes adresses, même poids"
              icon={arrowAround}
            />
          </Link>
        )}
        {mayBuy && order.repeat !== null && <KeepTemplateRow order={order.repeat} />}
        <MessageLink order={order} {...(order.status === orderStatus.delivered ? problem : change)} icon={question} />
        {(until === 'late' || (until !== null && order.attempt !== '')) && (
          <MessageLink
            order={order}
            label="Demander une modification"
            detail={
              order.attempt === ''
                ? 'Le délai gratuit est passé : écris-nous'
                : 'Pour annuler, écris-nous : elle est déjà avec nous'
            }
            icon={pencil}
          />
        )}
        {until !== null && until !== 'late' && (
          <ChangeRows
            order={order}
            until={until}
            afterId={badgeId}
            onChanged={store.replace}
            onStale={() => void store.refresh()}
          />
        )}
      </ActionRows>
    </Card>
  )
}

/** What makes the order again, or has it come after all, stands above. */
const leadsOn: ReadonlySet<ReturnType<typeof nextAct>> = new Set(['again', 'renew'])

const problem = { label: 'Un problème ?', detail: 'Manque, casse, erreur : écris-nous' }
const change = { label: 'Un problème ?', detail: 'Retard, adresse, accès : écris-nous' }

/** To /contact, the message begun with the number of the order. */
function MessageLink({
  order,
  ...words
}: Pick<ActionLinkProps, 'label' | 'detail' | 'icon'> & { readonly order: PastOrder }) {
  const { prefillMessage, session } = useWorld()
  const go = (event: MouseEvent) => {
    // Into another tab, the browser's own way.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void prefillMessage(problemMessage(order, session.state.user), paths.contact + messageFollows)
  }
  return <ActionLink href={paths.contact} {...words} onClick={go} />
}

const pencil = 'm4.5 19.5 1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5'
const question =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M9.6 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.7M12 16.5v.1'

/** The message about a problem: who writes, which order, when made, where it goes; the problem is theirs to tell. */
function problemMessage(
  { id, orderedAt, deliveryAddress, email }: PastOrder,
  user: Pick<UserRecord, 'prenom' | 'nom' | 'email'> | null,
): MessagePrefill {
  const lines = [
    'Bonjour,',
    `Au sujet de ma commande n° ${id} du ${longDay(orderedAt)}, à livrer au ${deliveryAddress} :`,
    '',
  ]
  return {
    nom: user ? `${user.prenom} ${user.nom}` : '',
    email: user?.email || email,
    message: lines.join('\n'),
    file: null,
  }
}
