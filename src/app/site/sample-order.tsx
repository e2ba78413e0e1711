import { formatEuros } from '#rules/money.ts'
import { Badge } from '#ui/badge.tsx'
import { RouteAB } from '#ui/route-ab.tsx'
import { Ticket } from '#ui/ticket.tsx'

/** What an order looks like, and says that it is an example. Its price is the tariff's: 151-300 kg, planned, within twenty minutes. */
export function SampleOrder() {
  return (
    <figure className="hero-sample">
      <Ticket tape={false} total={{ label: 'Total TTC', note: '151-300 kg · Planifiée', amount: formatEuros(4776) }}>
        <RouteAB
          from={{ title: 'Dépôt des Tourrades', detail: 'Cannes-la-Bocca · retrait 09:10' }}
          to={{ title: 'Chantier Villa Azur', detail: 'Mougins · livré 10:25' }}
        />
        <div className="hero-badges">
          <Badge tone="primary">En cours de livraison - Payé</Badge>
        </div>
      </Ticket>
      <figcaption>Exemple de commande</figcaption>
    </figure>
  )
}
