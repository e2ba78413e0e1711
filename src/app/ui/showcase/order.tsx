import { Badge } from '#ui/say/badge.tsx'
import { Bars } from '#ui/lists/bars.tsx'
import { Card } from '#ui/frame/card.tsx'
import { Facts } from '#ui/lists/facts.tsx'
import { RouteAB } from '#ui/lists/route-ab.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { Ticket } from '#ui/lists/ticket.tsx'
import { Timeline } from '#ui/lists/timeline.tsx'

const route = (
  <RouteAB
    from={{ title: 'Point P, ZI Les Tourrades', detail: '06150 Cannes-la-Bocca' }}
    to={{ title: '12 chemin des Oliviers', detail: '06250 Mougins · Villa Azur SARL' }}
  />
)
const bars = [12, 9, 14, 18, 7, 4].map((value, index) => ({
  name: `Mois ${index + 6}`,
  tick: `${index + 6}/26`,
  value,
  words: String(value),
}))
const facts = [
  { label: 'Poids', value: '151-300 kg' },
  { label: 'Livraison', value: 'Flex · lun. matin' },
]

/** What an order looks like once it exists. */
export function ShowcaseOrder() {
  return (
    <>
      <Ticket total={{ label: 'Total TTC', amount: '47,88 €', note: '39,90 € HT' }}>
        {route}
        <Facts facts={facts} />
      </Ticket>
      <Bars label="Commandes par mois" bars={bars} isLastOpen />
      <Stack row>
        <Ticket
          compact
          striped={false}
          rows={[
            { label: 'HT', amount: '39,90 €' },
            { label: 'TVA', amount: '7,98 €' },
          ]}
          total={{ label: 'Total TTC', amount: '47,88 €' }}
        />
        <Ticket
          compact
          busy
          rows={[{ label: 'HT', amount: '39,90 €' }]}
          total={{ label: 'Total TTC', amount: '1 247,88 €', note: 'Calcul en cours…' }}
        />
      </Stack>
      <Card title="Commande n° 1042" aside={<Badge tone="primary">En cours de livraison</Badge>}>
        <Timeline
          steps={[
            { label: 'Validation', date: '20 nov. 09:12', state: 'done' },
            { label: 'Préparation', date: '20 nov. 09:20', state: 'done' },
            { label: 'Livraison', date: 'Arrivée prévue 10:25', state: 'current' },
            { label: 'Livré', state: 'todo' },
          ]}
        />
      </Card>
      <Card title="En chargement">
        <Skeleton label="Chargement de la commande…">
          {route}
          <Facts facts={facts} />
        </Skeleton>
        <Skeleton lines={3} />
        <Skeleton shape="title" />
        <Skeleton shape="control" />
        <Skeleton shape="badge" />
      </Card>
    </>
  )
}
