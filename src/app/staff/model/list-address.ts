import { paths, staffOrderPath } from '#app/paths.ts'
import { staffLists, type StaffList } from '#contract/staff/staff-orders.ts'

/** The list and the words that an address asks for: '?liste=recherche&q=mougins'; today's unless it names another. */
export function listIn(search: string): { readonly list: StaffList; readonly words: string } {
  const query = new URLSearchParams(search)
  return {
    list: staffLists.find((name) => name === query.get('liste')) ?? 'aujourdhui',
    words: (query.get('q') ?? '').slice(0, 100),
  }
}

/** 'retard' → '/bo?liste=retard'; with an order, that order beside the list: '/bo/1042?liste=retard'. */
export function listPath(
  list: StaffList,
  { words = '', orderId }: { readonly words?: string; readonly orderId?: number | undefined } = {},
): string {
  const query = new URLSearchParams({
    ...(list !== 'aujourdhui' && { liste: list }),
    ...(words !== '' && { q: words }),
  }).toString()
  const path = orderId === undefined ? paths.staff : staffOrderPath(orderId)
  return query === '' ? path : `${path}?${query}`
}

/** The sheet of a day, beside its list: no other room knows it. */
export const sheetAddress = `${paths.staff}/feuille`

/** What managers set. */
export const settingsAddress = `${paths.staff}/reglages`

/** The runs of a day. */
export const runsAddress = `${paths.staff}/tournees`

/** The sheet of a day's list: 'demain' → '/bo/feuille?liste=demain'. */
export function sheetPath(list: StaffList): string {
  return list === 'aujourdhui' ? sheetAddress : `${sheetAddress}?liste=${list}`
}

/** The list that a row stands in, for the ways on from it and back. */
export interface ListPlace {
  readonly list: StaffList
  readonly words: string
}
