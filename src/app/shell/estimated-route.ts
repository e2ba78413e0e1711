import { navigate } from 'wouter/use-browser-location'
import { takeCarriedRoute } from '#adapters/carried-route.ts'
import { paths } from '#app/paths.ts'
import type { World } from '#app/world.ts'
import type { RepeatHandover } from '#contract/form-handover.ts'
import { noTexts } from '#contract/order-texts.ts'
import { defaultDeliveryType } from '#rules/delivery-types.ts'

/** Hands the route that was estimated on the home page to the order form, as an order of the past is: it fills what it knows, and can be taken back. */
export function handOverEstimate({ session, now }: Pick<World, 'session' | 'now'>): void {
  const carried = takeCarriedRoute(now())
  const { user } = session.state
  if (carried === null || user === null) return navigate(paths.order, { replace: true })
  const { total: _, ...route } = carried
  const repeat = { ...noTexts, ...route, email: user.email, company: user.user_profil?.RaisonSocial ?? '', type: defaultDeliveryType }
  navigate(paths.order, { replace: true, state: { repeated: { deliveryAddress: route.delivery.label, repeat, estimated: true } } satisfies RepeatHandover })
}
