import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'

/** Who keeps them. */
export const whoKeepsCards = 'Ta carte est gardée par le prestataire de paiement, jamais chez nous.'

/** What stands where no card is kept; while they are on their way, its place. */
export function NoCards({ waits = false }: { readonly waits?: boolean }) {
  return (
    <>
      {waits && <VisuallyHidden>Chargement de tes cartes</VisuallyHidden>}
      <p style={{ visibility: waits ? 'hidden' : undefined }}>
        Aucune. En payant, coche « Garder cette carte » : la prochaine fois, tu n’auras rien à saisir.
      </p>
    </>
  )
}
