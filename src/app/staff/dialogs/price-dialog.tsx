import { useState, type FormEvent, useEffect } from 'react'
import { momentOnWire } from '#contract/order/moment-wire.ts'
import { longestPriceMessage, priceRequest } from '#contract/staff/staff-order.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { slotIsPossible } from '#rules/order/slot-possible.ts'
import { heldMoment } from '#rules/order/slot-words.ts'
import { eurosFromCents, formatEuros } from '#rules/price/money.ts'
import { quotedVatPercent, withVat } from '#rules/price/price.ts'
import { Button } from '#ui/act/button.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { useWide } from '#ui/frame/use-media.ts'
import { TextareaField } from '#ui/ask/textarea-field.tsx'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { proposePrice, type PriceProposal } from '#contract/staff/staff-price.ts'
import { Note } from '#ui/say/note.tsx'
import { TextButton } from '../pieces/text-button.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { ProposedPrice } from './proposed-price.tsx'
import { priceText, typedPrice } from './typed-price.ts'
import { useAnswer } from './use-answer.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'

/** The price of a request (R50): the tariff proposes one, the team types it, HT, with a line for the customer. */
export function PriceDialog({ order }: { readonly order: StaffOrder }) {
  const { world, store } = useStaffRoom()
  const { busy, failure, answer } = useAnswer()
  const isWide = useWide()
  const { moment, due } = order
  const now = world.now()
  // The customer would read a date that is over, or could not pay for it any more.
  const isPast =
    moment !== null &&
    ((due !== null && due < now) || !slotIsPossible({ ...order, moment, orderedAt: order.countedFrom }, now))
  const [typed, type] = useState('')
  const [isTold, tell] = useState(false)
  const [message, write] = useState('')
  const proposal = useProposal(order.id)
  const price = typedPrice(typed)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (price === null || moment === null) return tell(true)
    const body = { totalHT: eurosFromCents(price), vu: momentOnWire(moment), message }
    void answer(priceRequest, { params: { id: order.id }, body }, `n° ${order.id} : prix envoyé`)
  }
  return (
    <AskDialog
      title={`Prix de la commande n° ${order.id}`}
      failure={failure}
      inReach
      act={
        <Button wide type="submit" form="staff-price" busy={busy} busyLabel="Envoi…">
          {price === null ? 'Envoyer le prix' : `Envoyer ${formatEuros(price)} HT`}
        </Button>
      }
    >
      {moment !== null && (
        <div className="staff-state">
          <p>Pour : {heldMoment({ ...order, moment })}.</p>
          {isPast && (
            <>
              <Note tone="warn">Cette date ne tient plus.</Note>
              <TextButton onClick={() => store.ask('date', order)}>Changer la date…</TextButton>
            </>
          )}
        </div>
      )}
      {/* On a phone the field's keys would cover it. */}
      <div tabIndex={-1} data-opens-on={!isWide || undefined}>
        <ProposedPrice order={order} proposal={proposal} onUse={(totalHT) => type(priceText(totalHT))} />
      </div>
      <form id="staff-price" className="staff-price" noValidate onSubmit={send}>
        <TextField
          name="totalHT"
          data-opens-on={isWide || undefined}
          label="Prix HT, en euros"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          error={isTold && price === null ? 'Écris un prix, par exemple 149,90' : undefined}
          below={
            // What is wrong stands in its place.
            <output hidden={isTold && price === null} className={price === null ? 'note' : 'staff-total'}>
              {price === null
                ? `TVA ${quotedVatPercent} % ajoutée`
                : `${formatEuros(withVat(price, quotedVatPercent))} TTC`}
            </output>
          }
        />
        <TextareaField
          name="message"
          label="Un mot pour le client"
          optional
          rows={2}
          maxLength={longestPriceMessage}
          value={message}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      </form>
      <p>{order.supplier} reçoit ce prix et ton mot par e-mail, avec le lien pour payer.</p>
    </AskDialog>
  )
}

/** What the tariff would ask for an order: 'asked' until it is known, 'away' where it cannot be. */
function useProposal(id: number): PriceProposal | 'asked' | 'away' {
  const { world } = useStaffRoom()
  const [proposal, setProposal] = useState<PriceProposal | 'asked' | 'away'>('asked')
  useEffect(() => {
    const giveUp = new AbortController()
    const tell = (answer: PriceProposal | 'away') => void (giveUp.signal.aborted || setProposal(answer))
    world.call(proposePrice, { params: { id }, signal: giveUp.signal }).then(
      tell,
      forgiving(() => tell('away')),
    )
    return () => giveUp.abort()
  }, [world, id])
  return proposal
}
