import { company } from '#content/company.ts'
import { startingPrice } from '#content/starting-price.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'
import './benefits.css'

/** The three benefits (section 2), said as what the service does today. */
export function Benefits() {
  return (
    <section className="benefits for-guest" aria-label={`Pourquoi ${company.brand}`}>
      <ul className="benefits-list">
        {benefits.map(({ title, words, drawing }) => (
          <li key={title}>
            <LineIcon d={drawing} />
            <h2>{title}</h2>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const benefits: readonly { title: string; words: string; drawing: string }[] = [
  {
    title: 'Rapide',
    words: 'Dans l’heure, à l’heure dite, ou à la demi-journée : tu choisis ton rythme.',
    drawing: 'M2 7h11v9H2zm11 3h4.5l3.5 3v3h-8M6.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  },
  {
    title: 'Assuré et suivi',
    words: `Assuré jusqu’à 500 € par défaut${company.insurer === null ? '' : ` (${company.insurer})`}. Chaque commande et son état restent dans ton historique.`,
    drawing: 'M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6zm-3.5 9 2.5 2.5 4.5-5',
  },
  {
    title: 'Prix compétitif, prix clair',
    words: `Dès ${startingPrice} HT, calculé avant de payer, au poids et au trajet. Rien à découvrir après.`,
    drawing: 'M5 3h14v18l-2.5-1.5L14 21l-2-1.5L10 21l-2.5-1.5L5 21zm4 5h6m-6 4h6m-2 4h2',
  },
]
