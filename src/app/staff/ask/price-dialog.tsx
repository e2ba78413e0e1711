import { useState, type FormEvent } from 'react'
import { priceRequest } from '#contract/staff-order.ts'
import type { StaffOrder } from '#contract/staff-orders.ts'
import { eurosFromCents, formatEuros } from '#rules/money.ts'
import { quotedVatPercent, withVat } from '#rules/price.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useDesk } from '../model/use-desk.ts'
import { typedPrice } from './typed-price.ts'
import { useAnswer } from './use-answer.ts'

/** The price of an order that was asked for by mail (R50): typed HT, shown with its VAT. */
export function PriceDialog({ order }: { readonly order: StaffOrder }) {
  const { desk } = useDesk()
  const { busy, failure, answer } = useAnswer()
  const [typed, type] = useState('')
  const [isTold, tell] = useState(false)
  const price = typedPrice(typed)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (price === null) return tell(true)
    void answer(priceRequest, { params: { id: order.id }, body: { totalHT: eurosFromCents(price) } }, `#${order.id} : prix envoyé`)
  }
  return (
    <Dialog
      open
      onClose={desk.answered}
      title={`Prix de #${order.id}`}
      actions={
        <>
          <Button wide type="submit" form="staff-price" busy={busy} busyLabel="Envoi…">
            {price === null ? 'Envoyer le prix' : `Envoyer ${formatEuros(price)} HT`}
          </Button>
          <Button wide variant="secondary" onClick={desk.answered}>
            Revenir
          </Button>
        </>
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
      <p>{order.supplier} reçoit ce prix par e-mail, avec le lien pour payer.</p>
      {failure !== null && (
        <Banner tone="bad" role="alert">
          {failure}
        </Banner>
      )}
    </Dialog>
  )
}
