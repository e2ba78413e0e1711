import { useState } from 'react'
import { priceLabel } from '#rules/price/price-label.ts'
import { useAvailability } from '#state/orders/use-availability.ts'
import type { ChangeDialogProps } from './cancel-dialog.tsx'
import { halfDayIn, type MomentChoice } from './moment-choice.ts'
import { MomentForm } from './moment-form.tsx'

const words = { send: 'Changer le moment', busy: 'Changement…', keep: 'Garder ce moment' }

/** Another day, or part of it, of the same type and so at the same price. `present`: the order's choice now. */
export default function MomentDialog({ present, ...dialog }: ChangeDialogProps & { readonly present: MomentChoice }) {
  const [choice, choose] = useState(present)
  const availability = useAvailability(halfDayIn(present))
  const { totalTTC } = dialog.order
  return (
    <MomentForm
      {...dialog}
      title="Changer le moment"
      words={words}
      {...{ choice, availability }}
      onChoose={choose}
      isOther={({ day, part }) => day !== present.day || part !== present.part}
    >
      <p>
        {totalTTC === null ? 'C’est gratuit.' : `C’est gratuit, et le prix reste de ${priceLabel(totalTTC)}.`} Pour une
        autre formule, annule la commande et passes-en une nouvelle.
      </p>
    </MomentForm>
  )
}
