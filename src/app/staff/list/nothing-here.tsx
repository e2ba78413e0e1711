import type { StaffList } from '#contract/staff/staff-orders.ts'
import { EmptyState } from '#ui/say/empty-state.tsx'

/** An empty list, and what it means. */
export function NothingHere({ list, words }: { readonly list: StaffList; readonly words: string }) {
  if (list === 'recherche' && words === '')
    return <p className="staff-hint">Cherche par numéro, ville, rue, nom, entreprise ou téléphone.</p>
  if (list === 'recherche')
    return <EmptyState title="Aucune commande trouvée">Essaie moins de mots, ou seulement le numéro.</EmptyState>
  const { title, next } = sentences[list]
  return <EmptyState title={title}>{next}</EmptyState>
}

const sentences: Record<Exclude<StaffList, 'recherche'>, { readonly title: string; readonly next: string }> = {
  aujourdhui: { title: 'Plus rien à faire aujourd’hui', next: 'Une nouvelle commande apparaît ici d’elle-même.' },
  retard: { title: 'Rien en retard', next: 'Une commande dont l’heure est passée vient ici.' },
  demain: { title: 'Rien pour demain', next: 'Les commandes de demain se rangent ici par heure.' },
  'sans-prix': {
    title: 'Aucune demande sans prix',
    next: 'Les demandes par e-mail attendent ici que tu leur donnes un prix.',
  },
}
