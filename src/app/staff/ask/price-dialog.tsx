import { useState, type FormEvent } from 'react'
import { momentOnWire } from '#contract/moment-wire.ts'
import { priceRequest } from '#contract/staff-order.ts'
import type { StaffOrder } from '#contract/staff-orders.ts'
import { fullMoment } from '#rules/moment.ts'
import { eurosFromCents, formatEuros } from '#rules/money.ts'
import { quotedVatPercent, withVat } from '#rules/price.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { typedPrice } from './typed-price.ts'
import { useAnswer } from './use-answer.ts'

/** The price of an order that was asked for by mail (R50): typed HT, shown with its VAT. */
export function PriceDialog({ order }: { readonly order: StaffOrder }) {
  const { busy, failure, answer } = useAnswer()
  const [typed, type] = useState('')
  const [isTold, tell] = useState(false)
  const price = typedPrice(typed)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (price === null || order.moment === null) return tell(true)
    const body = { totalHT: eurosFromCents(price), vu: momentOnWire(order.moment) }
    void answer(priceRequest, { params: { id: order.id }, body }, `n° ${order.id} : prix envoyé`)
  }
  return (
    <AskDialog
      title={`Prix de la commande n° ${order.id}`}
      failure={failure}
      act={
        <Button wide type="submit" form="staff-price" busy={busy} busyLabel="Envoi…">
          {price === null ? 'Envoyer le prix' : `Envoyer ${formatEuros(price)} HT`}
        </Button>
      }
    >
      <form id="staff-price" noValidate onSubmit={send}>
        <TextField
          name="totalHT"
          label="Prix HT, en euros"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          error={isTold && price === null ? 'Écris un prix, par exemple 149,90' : undefined}
          below={<output className="staff-price-ttc">{price === null ? `TVA ${quotedVatPercent} % ajoutée` : `${formatEuros(withVat(price, quotedVatPercent))} TTC`}</output>}
        />
      </form>
      {order.moment !== null && <p>Pour : {fullMoment(order.moment, order.orderedAt)}.</p>}
      <p>{order.supplier} reçoit ce prix par e-mail, avec le lien pour payer.</p>
    </AskDialog>
  )
}
