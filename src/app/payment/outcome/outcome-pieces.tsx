import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { Banner } from '#ui/say/banner.tsx'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import type { EndedOrder } from './ended-order.ts'

/** Where the letters about an order go: to its account (decision 095). */
export function MailNote({ children }: { readonly children: ReactNode }) {
  const { user } = useSnapshot(useWorld().session.state)
  if (user === null) return null
  return (
    <Banner tone="ok">
      <p className="ended-mail">
        <LineIcon d="M3.5 6h17v12h-17zM4 7l8 6 8-6" />
        <span>
          On t’écrit à <b>{user.email}</b> {children}
        </span>
      </p>
    </Banner>
  )
}

/** A title with a mark: it is done. */
export function DoneTitle({ children }: { readonly children: string }) {
  return (
    <span className="ended-title">
      <LineIcon d="m6.5 12.5 3.7 3.7 7.3-7.9" />
      <span>{children}</span>
    </span>
  )
}

/** The same order once more, in the form. */
export function AgainLink({ again }: Pick<EndedOrder, 'again'>) {
  return (
    <Link href={paths.order} state={again} className={buttonClass('secondary', { wide: true })}>
      Commander à nouveau
    </Link>
  )
}
