import type { CardFields } from '#adapters/payments/card-fields.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'

/**
 * Draws the fields in `place` once they are there, and tells when they can be typed in, or that they are lost. Returns
 * a function that takes them away: once, however far they have come.
 */
export function drawCardFields(
  opening: Promise<CardFields>,
  place: () => HTMLElement | null,
  tell: (view: CardFields | 'lost') => void,
): () => void {
  let isLeft = false
  let opened: CardFields | null = null
  const close = () => {
    opened?.close()
    opened = null
  }
  const draw = async () => {
    const fields = await opening
    opened = fields
    const spot = place()
    if (isLeft || spot === null) return close()
    await fields.show(spot)
    if (!isLeft) tell(fields)
  }
  draw().catch((error: unknown) => {
    reportMistake(error)
    close()
    if (!isLeft) tell('lost')
  })
  return () => {
    isLeft = true
    close()
  }
}
