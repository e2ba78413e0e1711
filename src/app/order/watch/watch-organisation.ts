import type { World } from '#app/world.ts'
import { followOrganisation } from '#state/organisation/own-organisation.ts'
import { tick } from '../model/order-actions.ts'
import type { OrderState } from '../model/order-state.ts'

/** What the firm that is ordered for asks of an order, and whether its user may make one. Returns a function that ends it. */
export function watchOrganisation(state: OrderState, world: World): () => void {
  return followOrganisation(world, (organisation) => {
    state.organisation = organisation
    // The same instant, looked at anew.
    tick(state, new Date(state.at))
  })
}
