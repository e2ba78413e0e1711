import { useId } from 'react'
import { pickupLine, readPickupWords } from '#rules/order/pickup-comment.ts'
import './driver-words.css'

/** « Consignes »: what the driver is told at either end of the way. Draws nothing where nothing was said. */
export function DriverWords({ comment }: { readonly comment: string }) {
  const titleId = useId()
  const { comment: there, ...pickup } = readPickupWords(comment)
  const said = [
    { where: 'Au retrait', words: pickupLine(pickup) },
    { where: 'À la livraison', words: there.trim() },
  ].filter(({ words }) => words !== '')
  if (said.length === 0) return null
  return (
    <section className="driver-words" aria-labelledby={titleId}>
      <h3 id={titleId}>Consignes</h3>
      <dl>
        {said.map(({ where, words }) => (
          <div key={where}>
            <dt>{where}</dt> <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
