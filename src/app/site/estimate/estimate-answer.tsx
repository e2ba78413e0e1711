import { estimateFollows, paths } from '#app/paths.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { outsideZoneWords } from '#rules/order/zone.ts'
import type { WeightBandKey } from '#rules/price/weight-bands.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { Note } from '#ui/say/note.tsx'
import { EstimateTicket } from './estimate-ticket.tsx'
import type { EstimateAnswer as Answer } from './estimate.ts'

interface EstimateAnswerProps {
  readonly answer: Answer
  readonly band: WeightBandKey
  readonly isOffline: boolean
  onOrder(): void
}

/** The ticket, what it is worth, and the way on: an account, then the order form, with this route in it. */
export function EstimateAnswer({ answer, band, isOffline, onOrder }: EstimateAnswerProps) {
  const price = answer.status === 'priced' ? answer.price : answer.status === 'asking' ? answer.before : null
  const isOutside = answer.status === 'unavailable' && answer.isOutside
  return (
    <div className="estimate-answer">
      <EstimateTicket price={price} band={band} busy={answer.status === 'asking'} />
      <div className="estimate-after" role="status">
        {answer.status === 'unavailable' && <Note tone="warn">{isOutside ? outsideZoneWords : noPrice}</Note>}
        {answer.status === 'failed' && (
          <Note tone="bad">
            {isOffline
              ? `${offlineWords.network.now}\u00A0: le prix se calcule ${offlineWords.network.back}.`
              : noAnswer}
          </Note>
        )}
        {price && <Note>{price.estimated ? byDistance : byRoad}</Note>}
      </div>
      {(price || answer.status === 'unavailable') &&
        ways.map(([path, whose]) => (
          <a
            key={path}
            href={path + estimateFollows}
            className={`${buttonClass(price ? 'primary' : 'secondary', { wide: true })} ${whose}`}
            onClick={onOrder}
          >
            {price ? 'Commander cette livraison' : isOutside ? 'Demander un devis' : 'Commander quand même'}
          </a>
        ))}
    </div>
  )
}

/** A stranger has no account yet; who is signed in goes on. */
const ways = [
  [paths.register, 'for-guest'],
  [paths.order, 'for-member'],
] as const

const byRoad = 'Estimation au tarif du jour. Le prix définitif s’affiche dans la commande, avant de payer.'
const byDistance =
  'Estimation au tarif du jour, avec un temps de route calculé sur la distance\u00A0: la commande peut coûter plus ou moins. Le prix définitif s’y affiche avant de payer.'
const noPrice =
  'Tarif indisponible pour ce trajet. Envoie quand même ta commande\u00A0: on te confirme le prix par e-mail, et rien n’est payé avant.'
const noAnswer = 'Le prix n’a pas pu être calculé. Réessaie dans un instant.'
