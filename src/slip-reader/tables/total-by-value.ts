import type { NumberToken } from '#slip-reader/words/token.ts'
import { valueOf, type NumberStyle } from '#slip-reader/words/written-number.ts'

/** Whether a number is the sum of at least two others, in any style of writing numbers. */
export function isSumOf(number: NumberToken, others: readonly NumberToken[]): boolean {
  if (others.length < 2) return false
  return styles.some(
    (style) =>
      Math.abs(others.reduce((sum, other) => sum + valueOf(other.number, style), 0) - valueOf(number.number, style)) <
      1e-3,
  )
}

const styles: readonly NumberStyle[] = (['decimal', 'thousands'] as const).flatMap((dot) =>
  (['decimal', 'thousands'] as const).map((comma): NumberStyle => ({ '.': dot, ',': comma })),
)
