import { navigate } from 'wouter/use-browser-location'
import { routePrefill } from '#adapters/store/route-prefill.ts'
import { storePrefill } from '#adapters/store/store-prefill.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { estimateFollows, paths, repeatFollows } from '#app/paths.ts'
import type { World } from '#app/world.ts'
import type { StoreHandover } from '#contract/handover/store-handover.ts'
import { type RepeatHandover, repeatHandoverOf } from '#contract/handover/form-handover.ts'
import { noTexts } from '#contract/order/order-texts.ts'
import { defaultDeliveryType } from '#rules/price/delivery-types.ts'

type Given = Pick<World, 'session' | 'orders' | 'now'>

/** Hands the order form what its address brought: it fills what it knows, and can be undone. Any other hash stays. */
export async function handOver(world: Given, hash: string): Promise<void> {
  if (hash !== estimateFollows && !hash.startsWith(repeatFollows)) return
  const state =
    hash === estimateFollows
      ? (fromStore(world) ?? estimated(world))
      : await repeated(world, Number(hash.slice(repeatFollows.length)))
  if (location.hash === hash) navigate(paths.order, { replace: true, ...(state && { state }) })
}

/** The store whose poster was scanned, signed in. */
function fromStore({ now }: Given): StoreHandover | null {
  const given = storePrefill.take(now())
  return given && { fromStore: given }
}

/** The route that was estimated, as an order of the past. */
function estimated({ session, now }: Given): RepeatHandover | null {
  const carried = routePrefill.take(now())
  const { user } = session.state
  if (carried === null || user === null) return null
  const { total: _, ...route } = carried
  const repeat = {
    ...noTexts,
    ...route,
    email: user.email,
    company: user.user_profil?.RaisonSocial ?? '',
    type: defaultDeliveryType,
  }
  return { repeated: { deliveryAddress: route.delivery.label, repeat, estimated: true } }
}

/** An order of who is signed in, from this device or the provider. */
async function repeated({ orders }: Given, id: number): Promise<RepeatHandover | null> {
  const copy = await orders.copy('outdated')
  const order = copy?.orders.find((each) => each.id === id) ?? (await orders.find(id).catch(forgiving(() => null)))
  return order && repeatHandoverOf(order)
}
