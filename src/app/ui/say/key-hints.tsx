import './key-hints.css'

/** The keys of a list, for those who have a keyboard, where its room has a place for them. `canEnter`: what is open. */
export function KeyHints({ canEnter = false }: { readonly canEnter?: boolean }) {
  return (
    <p className="key-hints">
      <span>
        <kbd aria-label="Flèche haut">↑</kbd> <kbd aria-label="Flèche bas">↓</kbd> parcourir
      </span>
      <span>
        <kbd>Entrée</kbd>{' '}
        {canEnter ? (
          <>
            ou <kbd aria-label="Flèche droite">→</kbd> aller dans la commande
          </>
        ) : (
          'ouvrir'
        )}
      </span>
      <span>
        <kbd>/</kbd> chercher
      </span>
      <span>
        <kbd>Échap</kbd> {canEnter ? 'revenir, fermer' : 'fermer'}
      </span>
    </p>
  )
}
