import { describe, expect, it } from 'vitest'
import { createOrderForm } from '#app/order/order-form.ts'
import { blankValues } from '#app/order/order-values.ts'
import { createBandChoice } from '#app/order/weight/band-choice.ts'
import { camille, friday10h } from '#tests/builders/pretend-world.ts'

describe('The band of a form', () => {
  it('is the slip’s while nobody has chosen, and follows another slip', () => {
    const { bands, poids } = aForm()
    bands.weigh(412)
    expect(poids()).toBe('301-450')
    bands.weigh(700)
    expect(poids()).toBe('601-750')
  })

  it('stays the supplier’s, also when it is the one that the slip named', () => {
    const { bands, poids } = aForm()
    bands.weigh(412)
    bands.choose('301-450')
    bands.weigh(700)
    expect(poids()).toBe('301-450')
  })

  it('is none above 1350 kg, whoever chose it', () => {
    const { bands, poids } = aForm()
    bands.choose('901-1350')
    bands.weigh(1350.5)
    expect(poids()).toBe('')
  })
})

function aForm() {
  const form = createOrderForm(blankValues(camille, friday10h), () => friday10h)
  return { bands: createBandChoice(form), poids: () => form.state.values.poids }
}
