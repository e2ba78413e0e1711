import { priceUpdated } from '#rules/price/price-change.ts'
import { Banner } from '#ui/say/banner.tsx'
import { changedRows } from './price-rows.ts'
import type { Requote } from '../model/last-price.ts'
import { useValues } from '../model/use-values.ts'

/** The same order costs something else now (R9): both totals, and each line that made the difference. */
export function RequoteNotice({ requote }: { readonly requote: Requote }) {
  const poids = useValues((values) => values.poids)
  const livraisonType = useValues((values) => values.livraisonType)
  const { from, to } = requote
  return (
    <Banner tone="warn" role="status" title={priceUpdated(from.price.totalTTC, to.price.totalTTC)}>
      {changedRows(requote, poids, livraisonType).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Banner>
  )
}
