import type { ReactNode } from 'react'
import { textLinkClass } from '#ui/act/text-link-class.ts'

/** A quiet act in words. */
export function TextButton({ onClick, children }: { onClick(): void; readonly children: ReactNode }) {
  return (
    <button type="button" className={textLinkClass()} onClick={onClick}>
      {children}
    </button>
  )
}
