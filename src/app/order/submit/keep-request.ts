import { snapshot } from 'valtio'
import { waitingFile } from '#adapters/store/waiting-file.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { paths } from '#app/paths.ts'
import type { World } from '#app/world.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { orderToastMs } from '#state/screen/toasts.ts'
import { draftOf } from '../model/draft-of.ts'
import type { Submission } from '../model/kept-parts.ts'
import type { Destination } from '../model/order-context.ts'
import type { OrderState } from '../model/order-state.ts'
import { plainCopy } from '../watch/plain-copy.ts'
import type { Request, requestOf } from './request-by-mail.ts'

/** Lets a request without a price wait on the device for the network, under the name that it has, in its draft's place (decision 119); `body`: what it says on the wire. Where to go, or null when nothing can be kept here: then it stays in its form. */
export async function keepRequest(
  state: OrderState,
  { mail, drafts, toasts, connection, now }: Pick<World, 'mail' | 'drafts' | 'toasts' | 'connection' | 'now'>,
  order: Request,
  body: ReturnType<typeof requestOf>,
  { id }: Submission,
): Promise<Destination | null> {
  const { slip, recipient, pickup, delivery } = order
  const outbox = await mail.outbox().catch(forgiving(() => null))
  const file = await waitingFile(slip).catch(forgiving(() => null))
  if (outbox === null || file === null) return null
  const draft = plainCopy(draftOf(snapshot(state) as OrderState))
  const isKept = await outbox.add({
    kind: 'request',
    id,
    owner: order.supplierId,
    at: now(),
    refusal: null,
    body,
    file,
    draft,
    says: {
      customer: recipient.company || `${recipient.firstName} ${recipient.lastName}`.trim(),
      from: pickup.label,
      to: delivery.label,
    },
  })
  if (!isKept) {
    await outbox.cancel(id)
    return null
  }
  await drafts.drop(state.user.id).catch(forgiving(() => {}))
  toasts.show('info', `Ta demande partira ${offlineWords[connection.state.lacks ?? 'network'].back}.`, orderToastMs)
  return { to: paths.history }
}
