import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { isTooHeavy } from '#rules/price/weight-advice.ts'
import { gaugeLevel, weightBandKeys, weightBands } from '#rules/price/weight-bands.ts'
import { LoadGauge } from '#ui/say/load-gauge.tsx'
import { SelectField } from '#ui/choose/select-field.tsx'
import { chooseWeight, leave } from '../../model/order-actions.ts'
import { latePart } from '../../model/late-part.ts'
import { useOrder } from '../../model/order-context.ts'
import { weightOf } from '../../model/slip-weight.ts'
import { useSentence } from '../../model/use-sentences.ts'
import { useValues } from '../../model/use-values.ts'
import { HeavyLoadLink } from './heavy-load-link.tsx'

const WeightNote = latePart<typeof import('./weight-note.tsx')>('WeightNote')

/**
 * The weight band, beside it the photo of a slip that says it, the gauge that fills up to it, and what the slip says of
 * it.
 */
export function WeightField({
  photograph,
  photographed,
}: {
  readonly photograph: ReactNode
  readonly photographed: ReactNode
}) {
  const { state } = useOrder()
  const chosen = useValues(({ poids }) => poids)
  const error = useSentence('poids')
  const { reading } = useSnapshot(state.slip)
  const band = weightBandKeys.find((key) => key === chosen)
  return (
    <SelectField
      id="poids"
      name="poids"
      label="Poids"
      required
      placeholder="À choisir"
      options={options}
      value={chosen}
      error={error}
      beside={photograph}
      below={
        <>
          <LoadGauge level={band ? gaugeLevel(band) : 0} />
          <WeightNote />
          {photographed}
          {!band && !isTooHeavy(weightOf(reading)) && <HeavyLoadLink />}
        </>
      }
      onChange={(event) => chooseWeight(state, event.currentTarget.value)}
      onBlur={() => leave(state, 'poids')}
    />
  )
}

const options = weightBands.map(({ key, label }) => ({ value: key, label }))
