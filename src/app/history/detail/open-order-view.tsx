import { Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { Link, useLocation } from 'wouter'
import { lazyWithRetry } from '#adapters/lazy-with-retry.ts'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { CopyLine } from '../copy-line.tsx'
import type { HistorySession } from '../history-session.ts'
import type { OpenOrder } from './open-order.ts'
import { OrderSkeleton } from './order-skeleton.tsx'

const OrderDetail = lazyWithRetry(() => import('./order-detail.tsx'))

/** The order of an address, or what there is instead of it (section 8): an unknown one and one that could not be loaded lead to the list, which says why. */
export function OpenOrderView({ open, id, session }: { readonly open: OpenOrder; readonly id: number | null; readonly session: HistorySession }) {
  switch (open.is) {
    case 'shown':
      return (
        <Suspense fallback={<OrderSkeleton />}>
          <DetailAge session={session} />
          <OrderDetail order={open.order} session={session} />
        </Suspense>
      )
    case 'waiting':
      return <OrderSkeleton />
    case 'unknown':
      return <ToHistory told={`La commande n° ${id} n’est pas dans ton historique.`} />
    case 'lost':
      return <ToHistory told={null} />
    case 'gone':
      return <OrderNotFound />
  }
}

function DetailAge({ session }: { readonly session: HistorySession }) {
  return <CopyLine at={useSnapshot(session.state).at} what="commande" />
}

function ToHistory({ told }: { readonly told: string | null }) {
  const { toasts } = useWorld()
  const [, navigate] = useLocation()
  useEffect(() => {
    if (told !== null) toasts.show('info', told)
    navigate(paths.history, { replace: true })
  }, [navigate, toasts, told])
  return null
}

function OrderNotFound() {
  return (
    <EmptyState
      title="Commande introuvable"
      action={
        <Link href={paths.history} className={buttonClass()}>
          Retour à l’historique
        </Link>
      }
    >
      Le lien est incomplet, ou la commande n’est plus à ton nom.
    </EmptyState>
  )
}
