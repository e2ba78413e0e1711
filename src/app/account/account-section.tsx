import { useId, type ReactNode } from 'react'
import './account.css'

/** A part of the account, its heading above its card. */
export function AccountSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className="account-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
