import { LineIcon } from '#ui/say/line-icon.tsx'

/** A title with a mark: it is done. */
export function DoneTitle({ children }: { readonly children: string }) {
  return (
    <span className="ended-title">
      <LineIcon d="m6.5 12.5 3.7 3.7 7.3-7.9" />
      <span>{children}</span>
    </span>
  )
}
