import type { StopKind } from '#rules/run/run-moves.ts'

/** The letter of a stop: A in its ring, B on its block. */
export function StopMark({ kind }: { readonly kind: StopKind }) {
  return (
    <span className="driver-mark" data-kind={kind} aria-hidden="true">
      {kind === 'pickup' ? 'A' : 'B'}
    </span>
  )
}
