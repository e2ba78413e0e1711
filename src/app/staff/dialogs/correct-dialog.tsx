import * as v from 'valibot'
import { useState, type FormEvent } from 'react'
import { Refused } from '#adapters/failures/failures.ts'
import type { Repeatable } from '#contract/order/repeatable.ts'
import { correctionPriced, correctOrder } from '#contract/staff/staff-correction.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { eurosFromCents, formatEuros, type Cents } from '#rules/price/money.ts'
import { weightBands, type WeightBandKey } from '#rules/price/weight-bands.ts'
import { spacedPhone } from '#rules/text/phone.ts'
import { Button } from '#ui/act/button.tsx'
import { Banner } from '#ui/say/banner.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { Combobox } from '#ui/choose/combobox.tsx'
import { SelectField } from '#ui/choose/select-field.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { useKnownAddress } from '../pieces/use-known-address.ts'
import { AskDialog } from './ask-dialog.tsx'
import { useAnswer } from './use-answer.ts'

/** Corrects where an order goes, to whom and how heavy it is; where that costs something else, its price is agreed on. */
export function CorrectDialog({ order }: { readonly order: StaffOrder }) {
  return order.repeat === null ? null : <Correction order={order} was={order.repeat} />
}

function Correction({ order, was }: { readonly order: StaffOrder; readonly was: Repeatable }) {
  const { id, supplier } = order
  const { busy, failure, answer } = useAnswer()
  const pickup = useKnownAddress(was.pickup, 'Il manque l’adresse de retrait.')
  const delivery = useKnownAddress(was.delivery, 'Il manque l’adresse de livraison.')
  const [typed, setTyped] = useState({ ...was.recipient, phone: spacedPhone(was.recipient.phone) })
  const [band, weigh] = useState<WeightBandKey>(was.band)
  /** What it may cost, corrected like this. */
  const [prices, offer] = useState<v.InferOutput<typeof correctionPriced> | null>(null)

  const send = async (accord: Cents | null) => {
    const [from, to] = [await pickup.found(), await delivery.found()]
    if (from === null || to === null) return
    const texts = {
      raisonSocialClient: typed.company,
      nomClient: typed.lastName,
      prenomClient: typed.firstName,
      telephone: typed.phone,
    }
    const body = {
      ...texts,
      ...(from !== was.pickup && { retrait: from }),
      ...(to !== was.delivery && { livraison: to }),
      ...(band !== was.band && { poids: band }),
      ...(accord !== null && { accord: eurosFromCents(accord) }),
    }
    const wrong = await answer(correctOrder, { params: { id }, body }, `n° ${id} : corrigée`)
    const priced = v.safeParse(correctionPriced, wrong instanceof Refused ? wrong.body : null)
    offer(priced.success ? priced.output : null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(null)
  }
  const text = (name: keyof typeof typed, label: string, more: object = {}) => (
    <TextField
      name={`corrige-${name}`}
      label={label}
      autoComplete="off"
      value={typed[name]}
      onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
      {...more}
    />
  )
  const price = (cents: Cents, words: string, variant: 'primary' | 'secondary') => (
    <Button wide variant={variant} busy={busy} busyLabel="Envoi…" onClick={() => void send(cents)}>
      {words} {formatEuros(cents)}
    </Button>
  )
  return (
    <AskDialog
      title={`Corriger la commande n° ${id}`}
      failure={prices === null ? failure : null}
      inReach
      act={
        prices === null ? (
          <Button wide type="submit" form="staff-correct" busy={busy} busyLabel="Envoi…">
            Corriger
          </Button>
        ) : (
          <>
            {prices.tarif !== null && price(prices.tarif, 'Passer à', 'primary')}
            {price(prices.actuel, 'Garder', prices.tarif === null ? 'primary' : 'secondary')}
          </>
        )
      }
    >
      {/* What changes after that is asked about anew. */}
      <form id="staff-correct" noValidate onSubmit={submit} onInput={() => offer(null)}>
        <Stack>
          {order.attempt === '' && <Combobox {...pickup.wires} name="corrige-retrait" label="Adresse de retrait" />}
          <Combobox {...delivery.wires} name="corrige-livraison" label="Adresse de livraison" />
          {text('lastName', 'Nom du destinataire', { maxLength: 80 })}
          {text('firstName', 'Prénom', { maxLength: 80 })}
          {text('company', 'Entreprise', { optional: true, maxLength: 120 })}
          {text('phone', 'Téléphone', { inputMode: 'tel' })}
          {order.attempt === '' && (
            <SelectField
              name="corrige-poids"
              label="Poids"
              options={weightBands.map(({ key, label }) => ({ value: key, label }))}
              value={band}
              onChange={({ currentTarget }) => weigh(currentTarget.value as WeightBandKey)}
            />
          )}
          {prices !== null && (
            <div ref={(said) => said?.scrollIntoView({ block: 'nearest' })}>
              <Banner tone="warn" role="alert">
                {failure}
              </Banner>
            </div>
          )}
          <p>{supplier} reçoit un e-mail avec la commande corrigée.</p>
        </Stack>
      </form>
    </AskDialog>
  )
}
