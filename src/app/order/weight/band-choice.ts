import { bandAfterReading } from '#rules/weight-advice.ts'
import { weightBandKeys } from '#rules/weight-bands.ts'
import type { OrderForm } from '../order-form.ts'

/** Who chooses the weight band: the supplier, or the slip while the supplier has not. */
export type BandChoice = ReturnType<typeof createBandChoice>

export function createBandChoice(form: Pick<OrderForm, 'state' | 'chooseWeight'>) {
  let slipsOwn = ''
  return {
    /** The supplier's choice. */
    choose(band: string) {
      slipsOwn = ''
      form.chooseWeight(band)
    },
    /** A slip says its weight, kg: it chooses when nobody has, and may choose again after another slip did (section 5). */
    weigh(kg: number) {
      const { poids } = form.state.values
      const chosen = poids === slipsOwn ? null : (weightBandKeys.find((key) => key === poids) ?? null)
      const band = bandAfterReading(kg, chosen)
      if (chosen === null) slipsOwn = band ?? ''
      form.chooseWeight(band ?? '')
    },
  }
}
