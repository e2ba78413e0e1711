import { useEffect, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { lazyModule } from '#adapters/lazy/lazy.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { isStaffToken } from '#state/session/session-token.ts'
import { BeginSignOutContext } from '#state/leaving/use-begin-sign-out.ts'
import { ConnectionLine } from './connection-line.tsx'
import { PrivateHeader } from './private-header.tsx'
import { useSignOut } from './sign-out/use-sign-out.tsx'
import './private-shell.css'

/** The frame of every screen of a signed-in supplier (section 2, shared header). */
export function PrivateShell({ children }: { readonly children: ReactNode }) {
  useFormFirst()
  useRoomsKept()
  useNoticesRenewed()
  const { session } = useWorld()
  const { token, user } = useSnapshot(session.state)
  const { begin, question } = useSignOut()
  return (
    <>
      <PrivateHeader
        name={`${user?.prenom ?? ''} ${user?.nom ?? ''}`.trim()}
        isStaff={isStaffToken(token)}
        onSignOut={begin}
        notice={
          <>
            <UpdateLine />
            <ConnectionLine />
          </>
        }
      />
      {question}
      <BeginSignOutContext value={begin}>{children}</BeginSignOutContext>
    </>
  )
}

const unknownPayment = lazyModule(() => import('./unknown-payment.ts'))
const fromHome = lazyModule(() => import('./from-home.ts'))

/**
 * On the order form: a payment whose end is unknown comes before another order. What the address brings goes into it,
 * once: a route of the estimate, a store, an order to make again.
 */
function useFormFirst() {
  const world = useWorld()
  const [here] = useLocation()
  useEffect(() => {
    if (here !== paths.order) return
    unknownPayment()
      .then(({ leadToPayment }) => leadToPayment(world))
      .catch(forgiving(() => {}))
    if (location.hash)
      fromHome()
        .then(({ handOver }) => handOver(world, location.hash))
        .catch(forgiving(() => {}))
  }, [world, here])
}

/** Who works here will open the other screens, too, perhaps without a network. */
function useRoomsKept() {
  const { keepRooms, keepHistory } = useWorld()
  useEffect(() => {
    keepRooms('all')
    keepHistory()
  }, [keepRooms, keepHistory])
}

/** At each start, and with each token: it is with the session's token that the server ends it. */
function useNoticesRenewed() {
  const { notices, session } = useWorld()
  const { token } = useSnapshot(session.state)
  useEffect(() => void (token !== null && notices.renew()), [notices, token])
}

/** Offers a newer build, unless another line reports the network: it could not come. */
function UpdateLine() {
  const { update, connection } = useWorld()
  const { isReady } = useSnapshot(update.state)
  const { lacks, waitingMs } = useSnapshot(connection.state)
  return isReady && lacks === null && waitingMs === 0 && <ReloadStrip onReload={update.apply} />
}

/** A line under the header that offers a newer build, and waits. */
function ReloadStrip({ onReload }: { onReload(): void }) {
  return (
    <p className="reload-strip" role="status">
      <button type="button" onClick={onReload}>
        Nouvelle version : recharger
      </button>
    </p>
  )
}
