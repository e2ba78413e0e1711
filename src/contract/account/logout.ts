import { acknowledgement } from '#contract/wire/acknowledgement.ts'
import { nothing } from '#contract/wire/nothing.ts'

/** Ends this session: its token is refused from then on, wherever it was copied to. The specification gives no path; this is ours. */
export const logout = {
  method: 'POST',
  path: '/logout',
  audience: 'supplier',
  encoding: 'json',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: acknowledgement,
} as const
