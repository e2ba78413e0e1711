import { Card } from '#ui/frame/card.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { CommentField } from './comment/comment-field.tsx'
import { OrderTextField } from './order-text-field.tsx'
import { ReceiveMyself } from './receive-myself.tsx'
import { SlipField } from './slip/slip-field.tsx'
import { latePart } from '../model/late-part.ts'
import { useDone } from '../model/use-sentences.ts'

const SlipOfferCard = latePart<typeof import('./slip/slip-offer-card.tsx')>('SlipOfferCard')
const KeepTemplate = latePart<typeof import('../repeat/keep-template.tsx')>('KeepTemplate')

/** Card 4: who receives the goods, the slip, and a word for the courier. */
export function CustomerCard() {
  const done = useDone('steClient', 'clientName', 'clientPrenom', 'telephone', 'deliveryReceipt', 'comment')
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
      <KeepTemplate />
    </Card>
  )
}
