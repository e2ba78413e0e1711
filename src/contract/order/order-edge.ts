import * as v from 'valibot'
import { monthStart } from '#rules/moment/history-window.ts'

/**
 * Where a page of the orders begins: those of `before` and later are in it, and, of the instant itself, those numbered
 * `id` and higher.
 */
export interface OrderEdge {
  readonly before: Date
  readonly id: number
}

/** An edge as it travels: a Paris month, '2024-11', or an instant and a number, '2024-11-12T10:15:00.123Z_4711'. */
export const orderEdge = v.pipe(
  v.string(),
  v.check((text) => edgeIn(text) !== null, 'Donne un mois, par exemple 2024-11.'),
)

/** The same, read; null for any other text. */
export function edgeIn(text: string): OrderEdge | null {
  if (/^20\d\d-(?:0[1-9]|1[0-2])$/.test(text)) return { before: monthStart(text), id: 0 }
  const [, instant = '', id = ''] = /^(20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(\d{1,15})$/.exec(text) ?? []
  const before = new Date(instant)
  // A day that no calendar has is read as another, or not at all.
  return !Number.isNaN(before.getTime()) && before.toISOString() === instant ? { before, id: Number(id) } : null
}

/** An edge within a month. */
export function edgeText({ before, id }: OrderEdge): string {
  return `${before.toISOString()}_${id}`
}
