import { paths } from '#app/paths.ts'
import { normalizePhone } from '#rules/text/phone.ts'
import { Note } from '#ui/say/note.tsx'
import { TextLink } from '#ui/act/text-link.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'

/** A whole number that is no mobile: the field will refuse it (section 5), and here is the way round. */
export function LandlineNote({ telephone }: { readonly telephone: string }) {
  return (
    <div role="status" className="auth-landline">
      {/^0[1-589]\d{8}$/.test(normalizePhone(telephone)) && (
        <Note tone="warn">
          C’est un numéro fixe. Pas de mobile ?{' '}
          <TextLink href={paths.contact} target="_blank">
            Écris-nous
            <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
          </TextLink>
        </Note>
      )}
    </div>
  )
}
