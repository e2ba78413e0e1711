import './key-hints.css'

/** The keys of a list, for those who have a keyboard. Its room says where there is a place for them. */
export function KeyHints() {
  return (
    <p className="key-hints">
      <span>
        <kbd aria-label="Flèche haut">↑</kbd> <kbd aria-label="Flèche bas">↓</kbd> parcourir
      </span>
      <span>
        <kbd>Entrée</kbd> ouvrir
      </span>
      <span>
        <kbd>/</kbd> chercher
      </span>
      <span>
        <kbd>Échap</kbd> fermer
      </span>
    </p>
  )
}
