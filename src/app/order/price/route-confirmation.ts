import { routeDoubt, type RouteDoubt } from '#rules/order/route-doubt.ts'

/** A question about a route, and the name under which its answer is kept. */
interface RouteConfirmation {
  readonly doubt: RouteDoubt
  readonly name: string
}

/** What is to be asked about a route before it is sold; null when nothing is, or its author has answered. */
export function routeConfirmation(
  route: Parameters<typeof routeDoubt>[0],
  sureOf: string | null,
): RouteConfirmation | null {
  const doubt = routeDoubt(route)
  const name = JSON.stringify([doubt, route.from.label, route.to.label])
  return doubt === null || name === sureOf ? null : { doubt, name }
}
