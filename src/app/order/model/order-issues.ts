import * as v from 'valibot'
import { orderSchema, type ValidOrder } from './order-schema.ts'
import { fieldsInOrder, type FieldName, type OrderValues } from './order-values.ts'

/** The first sentence of each field that is not right. */
export type Issues = Readonly<Partial<Record<FieldName, string>>>

/** Reads the form at a given moment: a valid order, or what is wrong with it. */
export function readOrder(
  values: OrderValues,
  now: Date,
): { readonly order: ValidOrder } | { readonly issues: Issues } {
  const parsed = v.safeParse(orderSchema(now), values)
  if (parsed.success) return { order: parsed.output }
  const found = v.flatten(parsed.issues).nested as Partial<Record<FieldName, readonly string[]>> | undefined
  return {
    issues: Object.fromEntries(fieldsInOrder.flatMap((name) => (found?.[name]?.[0] ? [[name, found[name][0]]] : []))),
  }
}
