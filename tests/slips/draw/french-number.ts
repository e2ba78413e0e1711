/** 1250.5, 3 decimals, group ' ' → '1 250,500'. Without a group the thousands run together. */
export function fr(value: number, decimals = 0, group = ''): string {
  const [whole, rest] = value.toFixed(decimals).split('.') as [string, string?]
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return rest === undefined ? grouped : `${grouped},${rest}`
}
