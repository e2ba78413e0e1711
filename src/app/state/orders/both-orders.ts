import { firmOrdersKey } from '#adapters/store/draft-store.ts'
import { createOrderCopies } from '#adapters/store/order-copies.ts'
import { createOrders, type Orders, type OrdersWorld } from './orders.ts'

/** The user's own orders and all of the firm's, each with its copy: an order that changed is in both. */
export function createBothOrders(
  world: Omit<OrdersWorld, 'copies' | 'of'>,
): Readonly<Record<'orders' | 'firmOrders', Orders>> {
  const own = createOrders({ ...world, copies: createOrderCopies() })
  const { told: _, ...silent } = world
  const firm = createOrders({ ...silent, copies: createOrderCopies(firmOrdersKey), of: 'entreprise' })
  const clear = () => [own, firm].forEach((each) => each.clear())
  return { orders: { ...own, clear }, firmOrders: { ...firm, clear } }
}
