import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { Link, useSearch } from 'wouter'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { capitalized, clock, longDay } from '#rules/moment/french.ts'
import { ordersByHalfDay } from '#rules/order/order-heads.ts'
import { addDays, parisDay, parisInstant } from '#rules/moment/paris-time.ts'
import { Button } from '#ui/act/button.tsx'
import { Page } from '#ui/frame/page.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { UnreadList } from '../list/unread-list.tsx'
import { listIn, listPath } from '../model/list-address.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { StaffIcon } from '../pieces/staff-icon.tsx'
import { useMinute } from '#state/screen/use-minute.ts'
import { useScreenTitle } from '#state/screen/use-screen-title.ts'
import { SheetTable } from './sheet-table.tsx'

/** /bo/feuille: the deliveries of today, or of tomorrow, as a sheet of paper to drive by. */
export function SheetPage() {
  const { world, store } = useStaffRoom()
  const asked = listIn(useSearch()).list
  const list = asked === 'demain' ? asked : 'aujourdhui'
  const { orders: listed, failure, readAt, list: known } = useSnapshot(store.state)
  const now = useMinute(world.now)
  const orders = known === list ? (listed as readonly StaffOrder[] | null) : null
  const day = addDays(parisDay(now), list === 'demain' ? 1 : 0)
  useScreenTitle('Feuille de route')
  useEffect(() => void store.open(list, ''), [store, list])
  return (
    <Page
      title="Feuille de route"
      width="full"
      back={
        <Link href={listPath(list)} className={textLinkClass('back')}>
          Les commandes
        </Link>
      }
      lead={
        <>
          {capitalized(longDay(parisInstant(day, '12:00')))}
          {orders !== null && `, ${orders.length} livraison${orders.length > 1 ? 's' : ''}`}
          {readAt !== null && `, lue à ${clock(readAt)}`}
        </>
      }
    >
      <UnreadList />
      {orders === null ? (
        failure === null && <Skeleton shape="ticket" label="Chargement des commandes" />
      ) : orders.length === 0 ? (
        <p>Aucune livraison ce jour-là.</p>
      ) : (
        <>
          <div>
            <Button icon={<StaffIcon name="print" />} onClick={() => print()}>
              Imprimer
            </Button>
          </div>
          <SheetTable heads={ordersByHalfDay(orders, now)} day={day} origin={location.origin} />
        </>
      )}
    </Page>
  )
}
