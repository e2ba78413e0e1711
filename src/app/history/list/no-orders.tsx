import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { Button } from '#ui/act/button.tsx'
import { buttonClass } from '#ui/act/button-class.ts'
import { EmptyState } from '#ui/say/empty-state.tsx'
import { useMayBuy } from '../history-scope.ts'

interface NoOrdersProps {
  /** There are orders, but none of those that are asked for. */
  readonly elsewhere: boolean
  /** Older ones of the period did not come yet. */
  readonly isCut: boolean
  /** More than the period narrows the list. */
  readonly isNarrowed: boolean
  onAll(): void
}

/** No order in the period, and what to do about it. */
export function NoOrders({ elsewhere, isCut, isNarrowed, onAll }: NoOrdersProps) {
  const mayBuy = useMayBuy()
  return (
    <EmptyState
      title="Aucune commande pour la période sélectionnée"
      action={
        elsewhere && isNarrowed ? (
          <Button variant="secondary" onClick={onAll}>
            Tout afficher
          </Button>
        ) : (
          mayBuy && (
            <Link href={paths.order} className={buttonClass()}>
              Nouvelle livraison
            </Link>
          )
        )
      }
    >
      {mayBuy || elsewhere ? words(elsewhere, isCut, isNarrowed) : 'Les livraisons de ton entreprise apparaîtront ici.'}
    </EmptyState>
  )
}

function words(elsewhere: boolean, isCut: boolean, isNarrowed: boolean): string {
  if (!elsewhere) return 'Un point de retrait, une adresse, un poids : ta première livraison apparaîtra ici.'
  if (isCut) return 'Rien parmi les commandes déjà venues : il y en a de plus anciennes, ci-dessous.'
  return isNarrowed
    ? 'Rien ne correspond à ta recherche dans cette période.'
    : 'Choisis une autre période au-dessus, ou commande ta prochaine livraison.'
}
