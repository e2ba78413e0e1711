import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'

/** No order in the period, and what to do about it. `elsewhere`: other periods have some. */
export function NoOrders({ elsewhere }: { readonly elsewhere: boolean }) {
  return (
    <EmptyState
      title="Aucune commande pour la période sélectionnée"
      action={
        <Link href={paths.order} className={buttonClass()}>
          Nouvelle livraison
        </Link>
      }
    >
      {elsewhere ? 'Choisis une autre période au-dessus, ou commande ta prochaine livraison.' : 'Un point de retrait, une adresse, un poids : ta première livraison apparaîtra ici.'}
    </EmptyState>
  )
}
