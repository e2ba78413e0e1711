import { VisuallyHidden } from './visually-hidden.tsx'

/** A bank card by its last four digits: 'Carte •••• 4242', said without its dots. */
export function CardName({ lastFour }: { readonly lastFour: string }) {
  return (
    <strong>
      Carte <span aria-hidden="true">•••• </span>
      <VisuallyHidden>qui finit par </VisuallyHidden>
      {lastFour}
    </strong>
  )
}
