import { useEffect, useMemo, useState } from 'react'
import { latePart } from './model/late-part.ts'
import { useSnapshot } from 'valtio'
import { useHistoryState } from 'wouter/use-browser-location'
import * as v from 'valibot'
import { useWorld } from '#app/world.ts'
import { slipGoneHandover } from '#contract/handover/form-handover.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { Page } from '#ui/frame/page.tsx'
import { useNarrow } from '#ui/frame/use-media.ts'
import { OrderContext } from './model/order-context.ts'
import { useClock } from './model/use-clock.ts'
import { BeforeForm } from './open/before-form.tsx'
import { DraftLine } from './open/draft-line.tsx'
import { OrderAside } from './order-aside.tsx'
import { OrderFields } from './order-fields.tsx'
import { createOrderStore } from './order-store.ts'
import { forgetRepriced } from './price/user-quote-cache.ts'
import './order.css'

const RepeatHandover = latePart<typeof import('./repeat/repeat-handover.ts')>('RepeatHandover')
const Shares = latePart<typeof import('./fields/slip/shares.tsx')>('Shares')

/** /commande: a supplier orders a delivery from A to B (section 2, order form). */
export default function OrderPage() {
  const world = useWorld()
  const { user } = useSnapshot(world.session.state)
  return user && <Visit key={user.id} user={user} />
}

function Visit({ user }: { readonly user: UserRecord }) {
  const world = useWorld()
  const handedOver: unknown = useHistoryState()
  const [visit] = useState(() => {
    forgetRepriced(handedOver, world, user.id)
    return createOrderStore(world, user, { isSlipGone: v.is(slipGoneHandover, handedOver) })
  })
  useEffect(() => visit.start(), [visit])
  const isOpen = useSnapshot(visit.state).status === 'open'
  const now = useClock(visit.state)
  const view = useMemo(() => ({ ...visit, now }), [visit, now])
  const isNarrow = useNarrow()
  return (
    <OrderContext value={view}>
      <Page
        title="Commande fournisseur"
        lead={!(isNarrow && isOpen) && <DraftLine />}
        aside={<OrderAside />}
        titleInBar
      >
        <RepeatHandover />
        <Shares />
        {isOpen ? <OrderFields /> : <BeforeForm />}
      </Page>
    </OrderContext>
  )
}
