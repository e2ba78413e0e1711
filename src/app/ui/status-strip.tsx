import './status-strip.css'

/** A line under the header, announced when it changes; nothing is drawn while it is empty. */
export function StatusStrip({ children }: { children: string }) {
  return (
    <output className="status-strip">{children && <span>{children}</span>}</output>
  )
}
