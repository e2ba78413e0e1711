import * as v from 'valibot'
import { nothing } from './nothing.ts'

/** What the page must know of this provider before it draws the card form: which processor takes the card (R44). */
export const readSettings = {
  method: 'GET',
  path: '/settings',
  audience: 'nobody',
  encoding: 'none',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: v.object({
    processor: v.variant('kind', [
      v.object({ kind: v.literal('embedded') }),
      v.object({ kind: v.literal('stripe'), publishableKey: v.string() }),
    ]),
  }),
} as const
