import { paths } from '#app/paths.ts'
import { TextLink } from '#ui/act/text-link.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'

/** What creating an account agrees to; read beside the form, which keeps what was typed. */
export function TermsMention() {
  return (
    <p className="auth-mention">
      En créant ton compte, tu acceptes les <Beside href={paths.terms} words="conditions d’utilisation" />, les{' '}
      <Beside href={paths.sales} words="conditions de vente" /> et la{' '}
      <Beside href={paths.privacy} words="politique de confidentialité" />.
    </p>
  )
}

function Beside({ href, words }: { readonly href: string; readonly words: string }) {
  return (
    <TextLink href={href} target="_blank">
      {words}
      <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
    </TextLink>
  )
}
