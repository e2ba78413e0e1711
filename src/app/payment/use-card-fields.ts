import { useEffect, useState, type RefObject } from 'react'
import type { CardFields, OpenCardFields } from '#adapters/payments/card-fields.ts'
import { paths } from '#app/paths.ts'
import type { Cents } from '#rules/money.ts'

/** The processor's fields, drawn in `place` and ready to be typed in; on their way; or lost. The second value opens them again. */
export function useCardFields(
  open: OpenCardFields,
  publishableKey: string,
  amount: Cents,
  place: RefObject<HTMLElement | null>,
): readonly [CardFields | 'opening' | 'lost', () => void] {
  const [{ fields, attempt }, setView] = useState<{ fields: CardFields | 'opening' | 'lost'; attempt: number }>({ fields: 'opening', attempt: 0 })

  useEffect(() => {
    let isLeft = false
    let opened: CardFields | null = null
    const tell = (view: CardFields | 'lost') => void (isLeft || setView({ fields: view, attempt }))
    const draw = async () => {
      opened = await open({ publishableKey, amount, returnPath: paths.payment })
      if (isLeft || place.current === null) return opened.close()
      await opened.show(place.current)
      tell(opened)
    }
    draw().catch(() => {
      opened?.close()
      opened = null
      tell('lost')
    })
    return () => {
      isLeft = true
      opened?.close()
    }
  }, [open, publishableKey, amount, place, attempt])

  return [fields, () => setView({ fields: 'opening', attempt: attempt + 1 })]
}
