import type { MessagePrefill } from '#adapters/store/message-prefill.ts'
import { formatKg } from '#rules/price/weight-bands.ts'
import type { OrderValues } from '../../model/order-values.ts'

/** The message about a load that has no band: who, how heavy, from where to where, and the slip when there is one. */
export function heavyLoadMessage(
  { email, pickupAdr, address, deliveryReceipt }: OrderValues,
  kg: number | null,
  name: string,
): MessagePrefill {
  const lines = [
    'Bonjour,',
    `J’ai une livraison ${kg === null ? 'de plus de 1350 kg' : `de ${formatKg(kg)}, donc au-delà de 1350 kg`}.`,
    ...(pickupAdr.text === '' ? [] : [`Retrait : ${pickupAdr.text}`]),
    ...(address.text === '' ? [] : [`Livraison : ${address.text}`]),
    'À quel prix est-ce possible ?',
  ]
  return { nom: name, email, message: lines.join('\n'), file: deliveryReceipt.file }
}
