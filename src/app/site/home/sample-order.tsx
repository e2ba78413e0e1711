import { formatEuros } from '#rules/price/money.ts'
import { Badge } from '#ui/say/badge.tsx'
import { RouteAB } from '#ui/lists/route-ab.tsx'
import { Ticket } from '#ui/lists/ticket.tsx'

/** An example of an order, and says so. Priced by the tariff: 151-300 kg, planned, within twenty minutes. */
export function SampleOrder() {
  return (
    <figure className="hero-sample">
      <Ticket striped={false} total={{ label: 'Total TTC', note: '151-300 kg · Planifiée', amount: formatEuros(4776) }}>
        <RouteAB
          from={{ title: 'Dépôt des Tourrades', detail: 'Cannes-la-Bocca · retrait à 9\u00A0h\u00A010' }}
          to={{ title: 'Chantier Villa Azur', detail: 'Mougins · livraison prévue à 10\u00A0h\u00A030' }}
        />
        <div className="hero-badges">
          <Badge tone="primary">En cours de livraison - Payé</Badge>
        </div>
      </Ticket>
      <figcaption>Exemple de commande</figcaption>
    </figure>
  )
}
