import { useEffect, useState, type RefObject } from 'react'
import type { CardFields, OpenCardFields } from '#adapters/payments/card-fields.ts'
import { paths } from '#app/paths.ts'
import type { Cents } from '#rules/price/money.ts'
import { drawCardFields } from './draw-card-fields.ts'

/** The processor's fields, drawn in `place` and ready to be typed in; on their way; or lost. The second value opens them again. */
export function useCardFields(
  open: OpenCardFields,
  publishableKey: string,
  amount: Cents,
  place: RefObject<HTMLElement | null>,
): readonly [CardFields | 'opening' | 'lost', () => void] {
  const [{ fields, attempt }, setView] = useState<{ fields: CardFields | 'opening' | 'lost'; attempt: number }>({
    fields: 'opening',
    attempt: 0,
  })

  useEffect(() => {
    const opening = open({ publishableKey, amount, returnPath: paths.payment })
    return drawCardFields(
      opening,
      () => place.current,
      (view) => setView({ fields: view, attempt }),
    )
  }, [open, publishableKey, amount, place, attempt])

  return [fields, () => setView({ fields: 'opening', attempt: attempt + 1 })]
}
