import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import type { UserRecord } from '#contract/account.ts'
import { Page } from '#ui/page.tsx'
import { DraftLine } from './draft/draft-line.tsx'
import { OrderContext, type OrderView } from './order-context.ts'
import { OrderFields } from './order-fields.tsx'
import { OrderLoading } from './order-loading.tsx'
import { readOrder } from './order-issues.ts'
import { createOrderVisit, type OrderVisit } from './order-visit.ts'
import { PriceTicket } from './price/price-ticket.tsx'
import { SendButton } from './sending/send-button.tsx'
import { useMinute } from './use-minute.ts'
import './order.css'

/** /commande: a supplier orders a delivery from A to B (section 2, order form). */
export default function OrderPage() {
  const world = useWorld()
  const { user } = useSnapshot(world.session.state)
  return user && <Visit key={user.id} user={user} />
}

function Visit({ user }: { readonly user: UserRecord }) {
  const world = useWorld()
  const [visit] = useState(() => createOrderVisit(world, user))
  useEffect(() => visit.start(), [visit])
  const { open } = useSnapshot(visit.form.state)
  const view = useOrderView(visit)
  return (
    <OrderContext value={view}>
      <Page title="Commande fournisseur" lead={<DraftLine />} aside={<Aside />}>
        {open ? <OrderFields /> : <OrderLoading />}
      </Page>
    </OrderContext>
  )
}

function useOrderView(visit: OrderVisit): OrderView {
  const { values, touched } = useSnapshot(visit.form.state)
  const now = useMinute()
  const read = readOrder(values, now)
  const issues = 'issues' in read ? read.issues : {}
  return {
    visit,
    values,
    now,
    shown: Object.fromEntries(Object.entries(issues).filter(([name]) => name in touched)),
    isDone: (...names) => names.every((name) => issues[name] === undefined),
  }
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
