/** A copy that the device can store: a valtio proxy anywhere inside would be refused, and the whole draft with it. */
export function plainCopy<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(plainCopy) as Value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainCopy(inner)])) as Value
}
