import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { Banner } from '#ui/say/banner.tsx'
import { LineIcon } from '#ui/say/line-icon.tsx'

/** Where the letters about an order go: to its account (decision 095). */
export function ToldByMail({ children }: { readonly children: ReactNode }) {
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
