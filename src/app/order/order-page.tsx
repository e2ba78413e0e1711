import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useHistoryState } from 'wouter/use-browser-location'
import * as v from 'valibot'
import { useWorld } from '#app/world.ts'
import { slipGoneHandover } from '#contract/form-handover.ts'
import type { UserRecord } from '#contract/user-record.ts'
import { Page } from '#ui/page.tsx'
import { BeforeForm } from './draft/before-form.tsx'
import { DraftLine } from './draft/draft-line.tsx'
import { OrderContext } from './order-context.ts'
import { OrderFields } from './order-fields.tsx'
import { createOrderSession } from './order-session.ts'
import { forgetRepriced } from './price/forget-repriced.ts'
import { PriceTicket } from './price/price-ticket.tsx'
import { SendButton } from './sending/send-button.tsx'
import { useRepeatHandover } from './repeat/use-repeat-handover.ts'
import { useClock } from './use-clock.ts'
import './order.css'

/** /commande: a supplier orders a delivery from A to B (section 2, order form). */
export default function OrderPage() {
  const world = useWorld()
  const { user } = useSnapshot(world.session.state)
  return user && <Session key={user.id} user={user} />
}

function Session({ user }: { readonly user: UserRecord }) {
  const world = useWorld()
  const handedOver: unknown = useHistoryState()
  const [session] = useState(() => {
    forgetRepriced(handedOver, world, user.id)
    return createOrderSession(world, user, { isSlipGone: v.is(slipGoneHandover, handedOver) })
  })
  useEffect(() => session.start(), [session])
  const { open } = useSnapshot(session.form.state)
  const now = useClock(session.clock)
  const view = useMemo(() => ({ session, now }), [session, now])
  useRepeatHandover(session, open)
  return (
    <OrderContext value={view}>
      <Page title="Commande fournisseur" lead={<DraftLine />} aside={<Aside />}>
        {open ? <OrderFields /> : <BeforeForm />}
      </Page>
    </OrderContext>
  )
}

/** The ticket of a desktop; a phone has its own at the end of the form. */
function Aside() {
  return (
    <div className="order-aside">
      <PriceTicket />
      <SendButton />
    </div>
  )
}
