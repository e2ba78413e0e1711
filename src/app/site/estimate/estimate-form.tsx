import { useEffect, type FormEvent } from 'react'
import { useSnapshot } from 'valtio'
import type { Connection } from '#state/connection/connection.ts'
import type { WaitState } from '#state/connection/retry-wait.ts'
import { gaugeLevel, weightBands, type WeightBandKey } from '#rules/price/weight-bands.ts'
import { LoadGauge } from '#ui/say/load-gauge.tsx'
import { RouteFields } from '#ui/ask/route-fields.tsx'
import { SelectField } from '#ui/choose/select-field.tsx'
import { SubmitButton } from '#ui/act/submit-button.tsx'
import { EstimateAddress } from './estimate-address.tsx'
import { ends, type Estimate } from './estimate.ts'
import { endIds, endNames } from './estimate-names.ts'

interface EstimateFormProps {
  readonly estimate: Estimate
  readonly connection: Connection
  readonly wait: WaitState
  onStop(): void
}

/** A, B and the weight. `method="dialog"`: sent without a script, no address ends up in another one. */
export function EstimateForm({ estimate, connection, wait, onStop }: EstimateFormProps) {
  const { band, answer } = useSnapshot(estimate.state)
  useEffect(() => takeUpTyped(estimate), [estimate])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = await estimate.reckon()
    if (wrong) document.getElementById(endIds[wrong])?.focus()
  }
  return (
    <form
      id="estimation-formulaire"
      className="estimate-form"
      method="dialog"
      noValidate
      aria-labelledby="estimation-titre"
      onSubmit={(event) => void submit(event)}
    >
      <RouteFields
        from={<EstimateAddress end="pickup" label="Adresse de retrait" {...{ estimate, connection }} />}
        to={<EstimateAddress end="delivery" label="Adresse de livraison" {...{ estimate, connection }} />}
      />
      <SelectField
        id="estimation-poids"
        name="poids"
        label="Poids"
        autoComplete="off"
        options={options}
        value={band}
        below={<LoadGauge level={gaugeLevel(band)} />}
        onChange={(event) => estimate.weigh(event.currentTarget.value as WeightBandKey)}
      />
      <SubmitButton
        variant="secondary"
        wide
        busy={answer.status === 'asking'}
        busyLabel="Calcul du prix…"
        wait={wait}
        onStop={onStop}
      >
        Estimer le prix
      </SubmitButton>
      <p className="estimate-lost" role="status">
        Hors ligne, ou presque{'\u00A0'}: l’estimation demande le réseau. Touche un champ pour réessayer.
      </p>
    </form>
  )
}

const options = weightBands.map(({ key, label }) => ({ value: key, label }))

/** What was typed and chosen before the script came; the field that is being typed in opens its list. */
function takeUpTyped(estimate: Estimate): void {
  const valueOf = (id: string) =>
    (document.getElementById(id) as HTMLInputElement | HTMLSelectElement | null)?.value ?? ''
  const band = weightBands.find(({ key }) => key === valueOf('estimation-poids'))
  if (band) estimate.weigh(band.key)
  for (const end of ends) {
    const text = valueOf(endIds[end])
    if (text !== '') estimate.type(end, text)
    const field = document.activeElement
    if (text !== '' && field instanceof HTMLInputElement && field.name === endNames[end]) field.click()
  }
}
