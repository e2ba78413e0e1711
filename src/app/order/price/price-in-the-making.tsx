import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { formatEuros } from '#rules/price/money.ts'
import { Note } from '#ui/say/note.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { Ticket } from '#ui/lists/ticket.tsx'
import { LinesHT } from './lines-ht.tsx'
import { priceRows, rowLabels } from './price-rows.ts'
import type { Quote } from '#state/orders/price-memory.ts'
import { useValues } from '../model/use-values.ts'

/** The lines keep their place: with the amounts that are being replaced, or bars. */
export function PriceInTheMaking({
  before,
  linesOnly,
}: {
  readonly before: Quote | null
  readonly linesOnly: boolean
}) {
  const { connection } = useWorld()
  const poids = useValues((values) => values.poids)
  const livraisonType = useValues((values) => values.livraisonType)
  const { waitingMs } = useSnapshot(connection.state)
  const rows = before ? priceRows(before, poids, livraisonType) : rowLabels(poids, livraisonType).map(barRow)
  const amount = before ? formatEuros(before.price.totalTTC) : <Bar text="00,00 €" />
  return (
    <Ticket busy rows={rows} total={linesOnly ? undefined : { label: 'Total TTC', amount }}>
      {waitingMs > 0 && (
        <Note tone="warn">Beaucoup de demandes : le calcul reprend dans {Math.ceil(waitingMs / 1000)} s.</Note>
      )}
      <LinesHT />
    </Ticket>
  )
}

function barRow(label: string) {
  return { label, amount: <Bar text="00,00 €" />, detail: label === 'Trajet' && <Bar text="dont 4 au-delà de 20" /> }
}

function Bar({ text }: { readonly text: string }) {
  return (
    <Skeleton>
      <span>{text}</span>
    </Skeleton>
  )
}
