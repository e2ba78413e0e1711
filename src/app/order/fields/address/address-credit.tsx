import { useSnapshot } from 'valtio'
import { useOrder } from '../../model/order-context.ts'

/**
 * Where the addresses of the form come from, at its foot: open data is credited on the screen that shows it, once it
 * has shown some.
 */
export function AddressCredit() {
  const { pickupAdr, address } = useOrder().searches
  const credits = [useSnapshot(pickupAdr.state).lastCredit, useSnapshot(address.state).lastCredit]
  const credit = credits.find((each) => each !== '' && isOpenData(each))
  return credit === undefined ? null : <p className="order-credit">{credit}</p>
}

/** Such a source asks to be named; others, Google's among them, to be named with each list of suggestions. */
export function isOpenData(credit: string): boolean {
  return credit.includes('Licence Ouverte')
}
