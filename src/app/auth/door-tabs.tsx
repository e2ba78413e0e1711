import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import type { LoginHandover } from '#contract/handover/login-handover.ts'
import { LinkTabs } from '#ui/act/link-tabs.tsx'

/** The two ways in. One replaces the other in the tab's history: Back leaves the door. The typed address goes along. */
export function DoorTabs({
  here,
  handover,
  onLeave,
}: {
  readonly here: string
  readonly handover: LoginHandover
  onLeave(): void
}) {
  return (
    <LinkTabs label="Entrer">
      {ways.map(([path, words]) => (
        <Link
          key={path}
          href={path}
          replace
          state={handover}
          onClick={onLeave}
          aria-current={here === path ? 'page' : undefined}
        >
          {words}
        </Link>
      ))}
    </LinkTabs>
  )
}

const ways = [
  [paths.login, 'Se connecter'],
  [paths.register, 'Créer un compte'],
] as const
