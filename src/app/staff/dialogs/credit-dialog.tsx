import { useState, type FormEvent } from 'react'
import { creditOrder, longestCreditReason } from '#contract/staff/staff-order.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { eurosFromCents, formatEuros } from '#rules/price/money.ts'
import { Button } from '#ui/act/button.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { creditedOf, leftToCredit } from '../model/left-to-credit.ts'
import { AskDialog } from './ask-dialog.tsx'
import { priceText, typedAmount } from './typed-price.ts'
import { useAnswer } from './use-answer.ts'

/** Gives back all or a part of what an invoice says: a credit note, whose reason its customer reads. */
export function CreditDialog({ order }: { readonly order: StaffOrder }) {
  const { busy, failure, answer } = useAnswer()
  const left = leftToCredit(order)
  const [typed, type] = useState(priceText(left))
  const [reason, say] = useState('')
  const [isTold, tell] = useState(false)
  const amount = typedAmount(typed, left)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (amount === null || reason.trim() === '') return tell(true)
    const body = { montant: eurosFromCents(amount), raison: reason, deja: eurosFromCents(creditedOf(order)) }
    void answer(creditOrder, { params: { id: order.id }, body }, `n° ${order.id} : ${formatEuros(amount)} rendus`)
  }
  return (
    <AskDialog
      title={`Rembourser la commande n° ${order.id}`}
      failure={failure}
      inReach
      act={
        <Button wide type="submit" form="staff-credit" busy={busy} busyLabel="Envoi…">
          {amount === null ? 'Rembourser' : `Rembourser ${formatEuros(amount)}`}
        </Button>
      }
    >
      <form id="staff-credit" noValidate onSubmit={send}>
        <Stack>
          <TextField
            name="montant"
            label="Montant TTC, en euros"
            hint={`${formatEuros(left)} au plus`}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            error={isTold && amount === null ? `Un montant jusqu’à ${formatEuros(left)}` : undefined}
          />
          <TextField
            name="raison"
            label="Raison"
            hint="Le client la lit sur l’avoir"
            autoComplete="off"
            maxLength={longestCreditReason}
            value={reason}
            onChange={({ currentTarget }) => say(currentTarget.value)}
            error={isTold && reason.trim() === '' ? 'Dis pourquoi, en quelques mots' : undefined}
          />
          <p>
            {order.supplier} reçoit un avoir par e-mail. {wayWords(order)}
          </p>
        </Stack>
      </form>
    </AskDialog>
  )
}

function wayWords({ onAccount, paidBy }: StaffOrder): string {
  if (onAccount) return 'Le compte de son entreprise doit d’autant moins.'
  return paidBy === 'virement' ? 'À toi de faire le virement.' : 'L’argent revient sur la carte qui a payé.'
}
