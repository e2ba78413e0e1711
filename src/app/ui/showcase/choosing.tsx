import { useState } from 'react'
import { Card } from '#ui/frame/card.tsx'
import { Combobox } from '#ui/choose/combobox.tsx'
import { LoadGauge } from '#ui/say/load-gauge.tsx'
import { RadioCards } from '#ui/choose/radio-cards.tsx'
import { RouteFields } from '#ui/ask/route-fields.tsx'
import { SelectField } from '#ui/choose/select-field.tsx'

const places = [
  { id: '1', primary: '12 chemin des Oliviers', secondary: '06250 Mougins' },
  { id: '2', primary: '12 chemin des Oliviers', secondary: '06740 Châteauneuf-Grasse' },
  { id: '3', primary: 'Avenue des Oliviers', secondary: '98000 Monaco' },
]
const bands = ['0-150', '151-300', '301-450', '451-600', '601-750', '751-900', '901-1350'].map((band) => ({
  value: band,
  label: `${band} kg`,
}))

/** Choices of every kind. */
export function ShowcaseChoosing() {
  const [from, setFrom] = useState('Point P, ZI Les Tourrades, 06150 Cannes')
  const [picked, setPicked] = useState(true)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [band, setBand] = useState('151-300')
  const [type, setType] = useState('flex')
  return (
    <Card title="Choisir" number={3} done>
      <RouteFields
        from={
          <Combobox
            label="Adresse de retrait"
            name="pickupAdr"
            value={from}
            picked={picked}
            onInput={(next) => {
              setFrom(next)
              setPicked(false)
            }}
            suggestions={picked ? [] : places}
            onPick={({ primary }) => {
              setFrom(primary)
              setPicked(true)
            }}
          />
        }
        to={
          <Combobox
            label="Adresse de livraison"
            name="address"
            value={text}
            onInput={setText}
            error={problem}
            suggestions={text.length > 2 ? places : []}
            status={text.length > 2 ? 'idle' : 'empty'}
            onPick={({ primary }) => {
              setText(primary)
              setProblem(undefined)
            }}
            onEnterWithoutPick={() => setProblem('Vous devez sélectionner une adresse depuis les suggestions !')}
            credit="Adresses : Base Adresse Nationale"
          />
        }
      />
      <SelectField
        label="Poids"
        name="poids"
        value={band}
        onChange={(event) => setBand(event.currentTarget.value)}
        options={bands}
        placeholder="Choisir une tranche"
        below={<LoadGauge level={bands.findIndex(({ value }) => value === band) + 1} />}
      />
      <RadioCards
        legend="Quand ?"
        name="livraisonType"
        value={type}
        onChange={setType}
        options={[
          { value: 'flex', title: 'Flex', detail: 'À la demi-journée, on choisit l’heure', price: 'inclus' },
          {
            value: 'planifiee',
            title: 'Planifiée',
            detail: 'À ton heure, au plus tôt dans 3\u00A0h',
            price: '+9,90 €',
          },
          { value: 'urgent', title: 'Urgent', detail: 'Retrait dans l’heure', price: '+19,90 €', striped: true },
          { value: 'non', title: 'Indisponible', detail: 'Pas aujourd’hui', disabled: true },
        ]}
      />
    </Card>
  )
}
