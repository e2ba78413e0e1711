import { slotInShort } from '#rules/order/slot-words.ts'
import { slotThatHolds } from '#rules/order/delivery-times.ts'
import { Card } from '#ui/frame/card.tsx'
import { stepDrawings } from '#ui/say/icon-paths.ts'
import { Timeline, type TimelineStep } from '#ui/lists/timeline.tsx'
import type { EndedOrder } from './ended-order.ts'

interface NextStepsProps {
  readonly order: Pick<EndedOrder, 'moment' | 'countedFrom' | 'expectedAt'> | null
  /** What comes before the delivery: a paid order is prepared, one without a price is priced, then paid. */
  readonly is: 'paid' | 'requested'
}

/** « Et maintenant »: what happens next, in four steps. */
export function NextSteps({ order, is }: NextStepsProps) {
  const slot = order?.moment ? slotInShort(slotThatHolds({ ...order, moment: order.moment })) : undefined
  return (
    <Card title="Et maintenant">
      <Timeline
        steps={[...before[is], { label: 'On livre', date: slot, icon: stepDrawings.livraison, state: 'todo' }, last]}
      />
    </Card>
  )
}

const hours = 'Pendant nos horaires, du lundi au samedi midi'
const euro = 'M17.5 6.5A6.5 6.5 0 1 0 17.5 17.5M4 10h9M4 14h9'
const camera = 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4'

const before: Readonly<Record<NextStepsProps['is'], readonly TimelineStep[]>> = {
  paid: [
    { label: 'On valide ta commande', date: hours, icon: stepDrawings.validation, state: 'current' },
    { label: 'Le dépôt prépare', date: 'On passe avec ton bordereau', icon: stepDrawings.preparation, state: 'todo' },
  ],
  requested: [
    { label: 'On fixe le prix', date: hours, icon: stepDrawings.validation, state: 'current' },
    { label: 'Tu paies', date: 'Depuis notre e-mail, ou ton historique', icon: euro, state: 'todo' },
  ],
}
const last: TimelineStep = {
  label: 'Tu reçois les photos',
  date: 'Et la facture, dans ton historique',
  icon: camera,
  state: 'todo',
}
