/** What the server acknowledged, each by a reply of 2xx that was read whole. */
export interface Books {
  readonly accounts: string[]
  readonly slips: string[]
  readonly orders: number[]
  /** Intents whose card was charged. */
  readonly charged: string[]
  /** Orders that the server said are paid. */
  readonly paid: number[]
  /** Paid orders that were cancelled. */
  readonly cancelled: number[]
}

/** How the server answered. `slowestMs`: the longest that anybody waited for a reply. */
export interface Answers {
  asked: number
  readonly statuses: Record<string, number>
  slowestMs: number
}

export function openBooks(): Books {
  return { accounts: [], slips: [], orders: [], charged: [], paid: [], cancelled: [] }
}
