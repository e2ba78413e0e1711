import { gaugeLevel, weightBandKeys, weightBands } from '#rules/weight-bands.ts'
import { LoadGauge } from '#ui/load-gauge.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useOrder } from '../order-context.ts'

/** The weight band, and the gauge that fills up to it. */
export function WeightField() {
  const { visit, values, shown } = useOrder()
  const band = weightBandKeys.find((key) => key === values.poids)
  return (
    <SelectField
      id="poids"
      name="poids"
      label="Poids"
      required
      placeholder="Choisis le poids total"
      options={options}
      value={values.poids}
      error={shown.poids}
      below={<LoadGauge level={band ? gaugeLevel(band) : 0} />}
      onChange={(event) => visit.form.chooseWeight(event.currentTarget.value)}
      onBlur={() => visit.form.touch('poids')}
    />
  )
}

const options = weightBands.map(({ key, label }) => ({ value: key, label }))
