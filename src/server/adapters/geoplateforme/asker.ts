/** For whom the state's services are asked: a signed-in supplier, or whoever is behind a network address. */
export type Asker = { readonly supplier: number } | { readonly network: string }

/** Those who are signed in have their own share of the quota, which nobody else can use up. */
export function kindOf(asker: Asker): 'supplier' | 'network' {
  return 'supplier' in asker ? 'supplier' : 'network'
}

/** Two suppliers are two, two users of one network are one: `{ supplier: 7 }` → 'supplier 7'. */
export function nameOf(asker: Asker): string {
  return 'supplier' in asker ? `supplier ${asker.supplier}` : `network ${asker.network}`
}
