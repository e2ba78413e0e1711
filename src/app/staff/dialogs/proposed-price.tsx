import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import type { PriceProposal } from '#contract/staff/staff-price.ts'
import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import { hoursAndMinutes } from '#rules/moment/hours-and-minutes.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'
import type { Price } from '#rules/price/price.ts'
import { formatKg, weightBands } from '#rules/price/weight-bands.ts'
import { Button } from '#ui/act/button.tsx'
import { Note } from '#ui/say/note.tsx'
import { Ticket } from '#ui/lists/ticket.tsx'

interface ProposedPriceProps {
  readonly order: Pick<StaffOrder, 'weightLabel' | 'moment'>
  /** 'asked': it is on its way; 'away': it could not be asked for. */
  readonly proposal: PriceProposal | 'asked' | 'away'
  onUse(totalHT: Cents): void
}

/** The tariff's price for an order, line by line, to be taken over; or why it proposes none. */
export function ProposedPrice({ order, proposal, onUse }: ProposedPriceProps) {
  if (proposal === 'asked') return <Note>Calcul du prix selon le tarif…</Note>
  if (proposal === 'away')
    return <Note tone="warn">Le prix selon le tarif n’a pas pu être calculé. Écris-le toi-même.</Note>
  const { price } = proposal
  if (price === null) return <Note tone="warn">{offlineWords(proposal)}</Note>
  return (
    <div className="staff-proposal">
      <Ticket
        compact
        striped={false}
        rows={[
          ...lines(order, proposal, price),
          { label: 'Prix selon le tarif, HT', amount: formatEuros(price.totalHT), sum: true },
        ]}
      />
      <Button small variant="secondary" onClick={() => onUse(price.totalHT)}>
        Utiliser {formatEuros(price.totalHT)}
      </Button>
    </div>
  )
}

function lines(
  { weightLabel, moment }: ProposedPriceProps['order'],
  proposal: PriceProposal,
  { base, weight, time, delivery }: Price,
) {
  const { minutes, isEstimated, freeMinutes } = proposal
  const road = minutes === null ? '' : ` ${hoursAndMinutes(minutes)}${isEstimated ? ' (estimé)' : ''}`
  return [
    { label: 'Tarif de base', amount: formatEuros(base) },
    { label: `Poids ${weightLabel}`, amount: supplement(weight) },
    { label: `Trajet${road}`, detail: `${freeMinutes} min comprises`, amount: supplement(time) },
    { label: moment === null ? 'Livraison' : deliveryTypeLabel(moment.type), amount: supplement(delivery) },
  ]
}

function supplement(cents: Cents): string {
  return cents === 0 ? 'inclus' : formatEuros(cents)
}

function offlineWords({ lacks, kilos }: PriceProposal): string {
  if (lacks === 'poids')
    return `Le tarif ne propose rien\u00A0: le bordereau dit ${formatKg(kilos ?? 0)}, le tarif s’arrête à ${formatKg(heaviest)}.`
  return 'Le tarif ne propose rien\u00A0: aucun temps de trajet n’est connu entre ces deux adresses.'
}

const heaviest = Math.max(...weightBands.map(({ upToKg }) => upToKg))
