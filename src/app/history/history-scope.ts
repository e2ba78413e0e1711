import { createContext, use } from 'react'
import { useSearch } from 'wouter'
import { firmHistory, firmInQuery } from '#contract/addresses.ts'
import { orderDetailPath, paths } from '#app/paths.ts'

/** Whose orders are looked at, as the address says, and where they are within that. */
export interface HistoryScope {
  /** All of the firm's; else one's own. */
  readonly isFirm: boolean
  readonly list: string
  detail(id: number): string
}

export function useHistoryScope(): HistoryScope {
  const isFirm = new URLSearchParams(useSearch()).has(firmInQuery)
  const list = isFirm ? firmHistory : paths.history
  return { isFirm, list, detail: (id) => orderDetailPath(id) + list.slice(paths.history.length) }
}

/** False for an accountant, who reads and orders nothing. */
export const MayBuyContext = createContext(true)

export function useMayBuy(): boolean {
  return use(MayBuyContext)
}
