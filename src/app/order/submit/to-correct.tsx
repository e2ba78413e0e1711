import { useDeferredValue, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { ErrorSummary } from '#ui/ask/error-summary.tsx'
import { useOrder } from '../model/order-context.ts'
import { fieldsInOrder, type FieldName } from '../model/order-values.ts'
import { useSentences } from '../model/use-sentences.ts'

/** The lasting list of what to correct (R26); it takes the focus at each refused submission. */
export function ToCorrect() {
  const { state } = useOrder()
  // The fields say it first, the list in the next frame.
  const shown = useDeferredValue(useSentences())
  const attempts = useDeferredValue(useSnapshot(state).attempts)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0) list.current?.focus()
  }, [attempts])
  const issues = fieldsInOrder.flatMap((name) =>
    shown[name] ? [{ fieldId: name, text: `${shown[name]}${ends[name] ?? ''}` }] : [],
  )
  if (attempts === 0 || issues.length === 0) return null
  return (
    <div ref={list} tabIndex={-1}>
      <ErrorSummary title="À corriger pour valider ta demande" issues={issues} />
    </div>
  )
}

/** Both ends say what they lack in the same words. */
const ends: Partial<Record<FieldName, string>> = { pickupAdr: ' (retrait)', address: ' (livraison)' }
