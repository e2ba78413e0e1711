import { useState } from 'react'
import { useWorld } from '#app/world.ts'
import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import { formatEuros } from '#rules/price/money.ts'
import { useAvailability } from '#state/orders/use-availability.ts'
import { Segmented } from '#ui/choose/segmented.tsx'
import type { ChangeDialogProps } from './cancel-dialog.tsx'
import { firstChoice, type MomentChoice } from './moment-choice.ts'
import { MomentForm } from './moment-form.tsx'

const types = ['flex', 'planifiee'] as const
const words = { send: 'Continuer vers le paiement', busy: 'Un instant…', keep: 'Plus tard' }

/** Another slot for an order that has lapsed; the way to its payment comes next. `type`: the one that it has. */
export default function RenewDialog({ type, ...dialog }: ChangeDialogProps & { readonly type: MomentChoice['type'] }) {
  const now = useWorld().now()
  const availability = useAvailability()
  const [chosen, choose] = useState<MomentChoice>()
  const choice = chosen ?? firstChoice(type, now, availability)
  const { price, totalTTC } = dialog.order
  return (
    <MomentForm
      {...dialog}
      title="Choisir un nouveau créneau"
      words={words}
      {...{ choice, availability }}
      onChoose={choose}
    >
      <p>C’est la même commande, rien n’est à ressaisir. {priceWords(choice.type === type, totalTTC ?? 0)}</p>
      {/* A price that a person has set is for the type that it was set for. */}
      {price !== null && (
        <Segmented
          name="nouvelleFormule"
          legend="Formule"
          options={types.map((value) => ({ value, label: deliveryTypeLabel(value) }))}
          value={choice.type}
          onChange={(value) => choose(firstChoice(value as MomentChoice['type'], now, availability))}
        />
      )}
    </MomentForm>
  )
}

function priceWords(isSameType: boolean, total: number): string {
  return isSameType
    ? `Son prix reste de ${formatEuros(total)} TTC.`
    : 'Son prix est recalculé : tu le vois avant de payer.'
}
