import { Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { Link, useLocation } from 'wouter'
import { lazy } from '#adapters/lazy/lazy.ts'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { EmptyState } from '#ui/say/empty-state.tsx'
import { CopyLine } from '../copy-line.tsx'
import { useHistoryScope } from '../history-scope.ts'
import type { HistoryStore } from '../history-store.ts'
import type { MissingOrder } from './missing-order.ts'
import type { OpenOrder } from './open-order.ts'
import { OrderSkeleton } from './order-skeleton.tsx'

const OrderDetail = lazy(() => import('./order-detail.tsx'))

interface OpenOrderViewProps {
  readonly open: OpenOrder
  readonly id: number | null
  readonly store: HistoryStore
  /** The list is there, too. */
  readonly beside?: boolean
}

/**
 * The order of an address, or what stands instead (section 8): unknown or not loaded, it leads to the list, which says
 * why; beside the list its place says so itself.
 */
export function OpenOrderView({ open, id, store, beside = false }: OpenOrderViewProps) {
  switch (open.is) {
    case 'shown':
      return (
        <Suspense fallback={<OrderSkeleton />}>
          <DetailAge store={store} />
          <OrderDetail key={open.order.id} order={open.order} store={store} />
        </Suspense>
      )
    case 'waiting':
      return <OrderSkeleton />
    case 'unknown':
      return beside ? (
        <LeftOut id={id} title="Commande introuvable" told={notThere(id)} />
      ) : (
        <ToHistory told={notThere(id)} />
      )
    case 'lost':
      return beside ? (
        <LeftOut id={id} title="Commande pas encore venue" told="La liste dit pourquoi, et peut se redemander." />
      ) : (
        <ToHistory told={null} />
      )
    case 'gone':
      return <OrderNotFound />
  }
}

function DetailAge({ store }: { readonly store: HistoryStore }) {
  return <CopyLine at={useSnapshot(store.state).at} what="commande" />
}

function ToHistory({ told }: { readonly told: string | null }) {
  const { toasts } = useWorld()
  const [, navigate] = useLocation()
  const { list } = useHistoryScope()
  useEffect(() => {
    if (told !== null) toasts.show('info', told)
    navigate(list, { replace: true })
  }, [navigate, toasts, told, list])
  return null
}

/** The address becomes the list's, which has this beside it. */
function LeftOut({ id, title, told }: { readonly id: number | null; readonly title: string; readonly told: string }) {
  const [here, navigate] = useLocation()
  const { list } = useHistoryScope()
  useEffect(() => {
    if (id !== null && here !== paths.history)
      navigate(list, { replace: true, state: { missingOrder: id } satisfies MissingOrder })
  }, [here, navigate, id, list])
  return <EmptyState title={title}>{told}</EmptyState>
}

function notThere(id: number | null): string {
  return `La commande n° ${id} n’est pas dans ton historique.`
}

function OrderNotFound() {
  return (
    <EmptyState
      title="Commande introuvable"
      action={
        <Link href={useHistoryScope().list} className={buttonClass()}>
          Retour à l’historique
        </Link>
      }
    >
      Le lien est incomplet, ou la commande n’est plus à ton nom.
    </EmptyState>
  )
}
