import { Card } from '#ui/frame/card.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { CommentField } from './comment/comment-field.tsx'
import { OrderTextField } from './order-text-field.tsx'
import { SlipField } from './slip/slip-field.tsx'
import { latePart } from '../model/late-part.ts'
import { useDone } from '../model/use-sentences.ts'
import type { MouseEvent } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { Button } from '#ui/act/button.tsx'
import { useOrder } from '../model/order-context.ts'
import { useValues } from '../model/use-values.ts'
import { fillWithUndo } from '../repeat/fill-with-undo.ts'
import { ownContact } from './own-contact.ts'

const SlipOfferCard = latePart<typeof import('./slip/slip-offer-card.tsx')>('SlipOfferCard')
const ReferenceFields = latePart<typeof import('./reference-fields.tsx')>('ReferenceFields')
const KeepTemplate = latePart<typeof import('../repeat/keep-template.tsx')>('KeepTemplate')

/** Card 4: who receives the goods, the slip, and a word for the courier, the buyer's reference. */
export function CustomerCard() {
  const done = useDone(
    'steClient',
    'clientName',
    'clientPrenom',
    'telephone',
    'deliveryReceipt',
    'comment',
    'orderReference',
  )
  return (
    <Card number={4} title="Le client à livrer" done={done}>
      <SlipOfferCard place="customer" />
      <OrderTextField
        name="steClient"
        label="Société du client"
        optional
        autoComplete="off"
        autoCapitalize="words"
        maxLength={200}
      />
      <ReceiveMyself />
      <Stack row>
        <OrderTextField
          name="clientName"
          label="Nom"
          required
          autoComplete="off"
          autoCapitalize="words"
          maxLength={200}
        />
        <OrderTextField
          name="clientPrenom"
          label="Prénom"
          required
          autoComplete="off"
          autoCapitalize="words"
          maxLength={200}
        />
        <OrderTextField
          name="telephone"
          label="Téléphone mobile"
          required
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder="06 12 34 56 78"
          maxLength={30}
        />
      </Stack>
      <SlipField />
      <CommentField />
      <ReferenceFields />
      <KeepTemplate />
    </Card>
  )
}

/**
 * « C'est moi qui réceptionne »: the account's own name and telephone for the customer's, while one of them is to be
 * filled.
 */
function ReceiveMyself() {
  const world = useWorld()
  const { state } = useOrder()
  const { user } = useSnapshot(world.session.state)
  const { step } = useSnapshot(state)
  const isMissing = useValues(({ clientName, clientPrenom, telephone }) =>
    [clientName, clientPrenom, telephone].some((text) => text.trim() === ''),
  )
  const contact = ownContact(user ?? state.user)
  if (!isMissing || contact === null) return null
  const fill = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes away; a finger's press never had the focus, and opens no keyboard.
    if (currentTarget === document.activeElement) document.getElementById('telephone')?.focus({ preventScroll: true })
    fillWithUndo(state, world, contact, 'Ton nom et ton téléphone sont remplis.')
  }
  return (
    // A field that is left may say what it lacks, and push the button away under the finger: it is left by the click,
    // not by the press.
    <div onMouseDown={(event) => event.preventDefault()}>
      <Button small variant="secondary" disabled={step !== 'idle'} onClick={fill}>
        C’est moi qui réceptionne
      </Button>
    </div>
  )
}
