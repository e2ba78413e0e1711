import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { Route, Switch } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { isStaffToken } from '#state/session/is-staff-token.ts'
import { StaffFrame } from './frame/staff-frame.tsx'
import { StaffOnly } from './frame/staff-only.tsx'
import { HealthPage } from './health/health-page.tsx'
import { AbandonmentsPage } from './inbox/abandonments-page.tsx'
import { MessagesPage } from './inbox/messages-page.tsx'
import { createDesk } from './model/desk.ts'
import { sheetAddress } from './model/list-address.ts'
import { DeskContext } from './model/use-desk.ts'
import { useFreshDesk } from './model/use-fresh-desk.ts'
import { NumbersPage } from './numbers/numbers-page.tsx'
import { OrdersPage } from './orders-page.tsx'
import { SheetPage } from './sheet/sheet-page.tsx'
import { createStaffWorld } from './staff-world.ts'
import sheet from './staff-room.css?url'

/** /bo and all under it: the team's room (R43). Its sheet comes with it, so that no supplier loads it. */
export default function StaffRoom() {
  const { session } = useWorld()
  const { token, user } = useSnapshot(session.state)
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="rooms" />
      {user !== null && isStaffToken(token) ? <DeskRoom userId={user.id} /> : <StaffOnly />}
    </>
  )
}

function DeskRoom({ userId }: { readonly userId: number }) {
  const shared = useWorld()
  const [context] = useState(() => {
    const world = createStaffWorld(shared)
    return { world, desk: createDesk(world, userId) }
  })
  useFreshDesk(context)
  return (
    <DeskContext value={context}>
      <StaffFrame>
        <Switch>
          <Route path={paths.staffMessages} component={MessagesPage} />
          <Route path={paths.staffAbandonments} component={AbandonmentsPage} />
          <Route path={sheetAddress} component={SheetPage} />
          <Route path={paths.staffNumbers} component={NumbersPage} />
          <Route path={paths.staffState} component={HealthPage} />
          {/* One route, so that the list stays beside the order. */}
          <Route path={`${paths.staff}/:orderId?`} component={OrdersPage} />
        </Switch>
      </StaffFrame>
    </DeskContext>
  )
}
