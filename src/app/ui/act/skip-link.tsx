import './skip-link.css'

/** First stop of the Tab key: jumps over the header to `<main id="contenu">`. */
export function SkipLink({ to = 'contenu', children = 'Aller au contenu' }: { to?: string; children?: string }) {
  return (
    <a className="skip-link" href={`#${to}`}>
      {children}
    </a>
  )
}
