import { describe, expect, it } from 'vitest'
import { heavyLoadMessage } from '#app/order/fields/weight/heavy-load-message.ts'
import { noAddress } from '#app/order/model/address-value.ts'
import { aSlip, filledValues } from '../../filled-values.ts'

describe('The message about a load without a band', () => {
  it('says who, how heavy, from where to where, and takes the slip along', () => {
    const file = aSlip()
    const values = filledValues({ deliveryReceipt: { file, refusal: null } })
    expect(heavyLoadMessage(values, 1620, 'Camille Exemple')).toEqual({
      nom: 'Camille Exemple',
      email: 'camille@exemple.fr',
      file,
      message:
        'Bonjour,\nJ’ai une livraison de 1\u202F620\u00A0kg, donc au-delà de 1350 kg.\nRetrait : 12 rue des Oliviers, 06400 Cannes\nLivraison : 3 chemin des Pins, 06250 Mougins\nÀ quel prix est-ce possible ?',
    })
  })

  it('leaves out what the form does not know', () => {
    const { message, file } = heavyLoadMessage(
      filledValues({ pickupAdr: noAddress, address: noAddress, deliveryReceipt: { file: null, refusal: null } }),
      null,
      '',
    )
    expect(message).toBe('Bonjour,\nJ’ai une livraison de plus de 1350 kg.\nÀ quel prix est-ce possible ?')
    expect(file).toBeNull()
  })
})
