/** A title with a mark: it is done. */
export function DoneTitle({ children }: { readonly children: string }) {
  return (
    <span className="ended-title">
      <svg viewBox="0 0 24 24" className="ended-tick" aria-hidden="true">
        <path d="m6.5 12.5 3.7 3.7 7.3-7.9" />
      </svg>
      <span>{children}</span>
    </span>
  )
}
