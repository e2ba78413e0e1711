import { paths } from '#app/paths.ts'
import { company } from '#content/company.ts'
import { publicWords } from '#rules/moment/opening-words.ts'
import { RouteAB } from '#ui/lists/route-ab.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { Ticket } from '#ui/lists/ticket.tsx'
import '#ui/say/fine-print.css'

/** Beside the door, where there is room: what one gets, and who answers. */
export function DoorPromise() {
  return (
    <aside className="door-promise" aria-label={`Pourquoi ${company.brand}`}>
      <Ticket>
        <RouteAB
          from={{ title: 'Chez ton fournisseur', detail: 'Dépôt, magasin, plateforme' }}
          to={{ title: 'Sur ton chantier', detail: 'Ou chez ton client' }}
        />
        <ul className="door-reasons">
          {reasons.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </Ticket>
      <p className="fine-print">
        Une question ?{' '}
        <a href={paths.contact} className={textLinkClass()}>
          Nous contacter
        </a>
        <br />
        Du lundi au samedi, {publicWords}.
      </p>
    </aside>
  )
}

const reasons = [
  'Dans l’heure, à l’heure dite, ou sans urgence',
  'Le prix complet s’affiche avant de payer',
  'Assuré jusqu’à 500 € par défaut',
  'Suivi de la validation à la livraison',
]
