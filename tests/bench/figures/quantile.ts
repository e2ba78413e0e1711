/** The value that this share of them does not exceed: quantile([1, 2, 3, 4], 0.5) → 3. NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
}
