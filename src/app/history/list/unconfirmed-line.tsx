import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { WholeWords } from '#ui/say/whole-words.tsx'

/** The way to where the account's address is confirmed; nothing once it is, or where the provider does not ask. */
export function UnconfirmedLine() {
  const { user } = useSnapshot(useWorld().session.state)
  if (user?.email_confirme !== false) return null
  return (
    <p>
      <Link href={paths.account} className={textLinkClass('forward')}>
        <WholeWords>Confirme ton adresse e-mail</WholeWords>
      </Link>
    </p>
  )
}
