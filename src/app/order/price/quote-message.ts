import type { MessagePrefill } from '#adapters/store/message-prefill.ts'
import { hoursAndMinutes } from '#rules/moment/hours-and-minutes.ts'
import { weightBandKeys, weightLabel } from '#rules/price/weight-bands.ts'
import type { OrderValues } from '../model/order-values.ts'

/**
 * The message that asks for the price of a route: from where to where, how long, how heavy, and the slip when there is
 * one. `minutes`: of road, null when unknown.
 */
export function quoteMessage(
  { email, pickupAdr, address, poids, deliveryReceipt }: OrderValues,
  minutes: number | null,
  name: string,
): MessagePrefill {
  const band = weightBandKeys.find((key) => key === poids)
  const lines = [
    'Bonjour,',
    'J’aimerais un devis pour cette livraison.',
    `Retrait : ${pickupAdr.text}`,
    `Livraison : ${address.text}`,
    ...(minutes === null ? [] : [`Trajet : ${hoursAndMinutes(minutes)}`]),
    ...(band === undefined ? [] : [`Poids : ${weightLabel(band)}`]),
  ]
  return { nom: name, email, message: lines.join('\n'), file: deliveryReceipt.file }
}
