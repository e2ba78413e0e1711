import type { FieldName, OrderValues } from './order-values.ts'

/** Whether a form holds no more than a new one of its author: nothing was typed, picked, chosen or attached. */
export function isEmptyDraft(values: OrderValues, blank: OrderValues): boolean {
  return (Object.keys(blank) as FieldName[]).every(
    (name) => contentOf(values[name]) === contentOf(blank[name]) || isOldSlot(name, values, blank),
  )
}

/** A slot before the first one there is: time alone made it another. */
function isOldSlot(name: FieldName, values: OrderValues, blank: OrderValues): boolean {
  return (name === 'flexDate' || name === 'flexHalfDay') && slotOf(values) < slotOf(blank)
}

const slotOf = ({ flexDate, flexHalfDay }: OrderValues) => flexDate + flexHalfDay

/** An address is its text, a slip its file; a refusal, or a text that was taken away, is nothing to keep. */
function contentOf(value: OrderValues[FieldName]): unknown {
  if (typeof value === 'string') return value.trim()
  return 'text' in value ? value.text.trim() : value.file
}
