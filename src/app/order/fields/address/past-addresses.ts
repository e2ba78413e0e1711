import type { Places, Suggestion } from '#adapters/places/places.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import type { OrderList } from '#contract/order/history.ts'
import { addressLines } from '#rules/text/address-label.ts'
import type { Orders } from '#state/orders/orders.ts'
import type { KnownPlaces } from '#state/form/place-search.ts'
import { pastAddresses, searchable, type End, type PastAddress } from './past-address.ts'
import { placeOfStop } from '../../model/stop-place.ts'

/**
 * The supplier's address book: the addresses of past orders, for the fields of both ends. From the orders of the last
 * 24 months, fetched when a field is first entered.
 */
export function createPastAddresses(orders: Orders, places: Places): Readonly<Record<End, KnownPlaces>> {
  let list: OrderList | null = null
  let addresses: readonly PastAddress[] = []
  let asking: Promise<void> | null = null

  const take = (latest: OrderList | null) => {
    if (latest === null || latest === list) return
    list = latest
    addresses = pastAddresses(latest.orders)
  }
  const ask = async () => {
    try {
      take(await orders.read())
    } catch (error) {
      // Without a network, what is in memory still serves, else what this device has.
      reportMistake(error)
      if (list === null) take(await orders.copy('outdated'))
    }
  }
  const load = () => {
    take(orders.kept())
    asking ??= ask().finally(() => (asking = null))
    return asking
  }
  const match = (end: End) => (text: string) =>
    best(addresses, end, searchable(text)).map((address) => suggestionOf(address, places))
  return { pickup: { load, match: match('pickup') }, delivery: { load, match: match('delivery') } }
}

/** The latest of this end when nothing is typed; else those whose words begin like the typed ones, this end's first. */
function best(addresses: readonly PastAddress[], end: End, typed: string): readonly PastAddress[] {
  if (typed === '') return addresses.filter((address) => address.end === end).slice(0, mostUntyped)
  const beginnings = typed
    .slice(1)
    .split(' ')
    .map((word) => ` ${word}`)
  const fitting = addresses.filter(({ words }) => beginnings.every((beginning) => words.includes(beginning)))
  const own = fitting.filter((address) => address.end === end).slice(0, mostTyped)
  const others = fitting.filter((address) => address.end !== end && !own.some(({ label }) => label === address.label))
  return [...own, ...others].slice(0, mostTyped)
}

const mostUntyped = 4
const mostTyped = 3

function suggestionOf({ label, end, stop, delivered }: PastAddress, places: Places): Suggestion {
  const [primary, secondary] = addressLines(label)
  return {
    id: `${end} ${label}`,
    label,
    primary,
    secondary,
    mark: delivered ? 'Déjà livrée' : 'Déjà utilisée',
    locate: () => (stop ? Promise.resolve(placeOfStop(stop)) : places.resolve(label)),
  }
}
