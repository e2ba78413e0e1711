import { call } from '#contract/wire/call.ts'
import { acknowledgement } from '#contract/wire/replies.ts'

/**
 * Ends this session: its token is refused from then on, wherever it was copied to. The specification gives no path;
 * this is ours.
 */
export const logout = call({
  method: 'POST',
  path: '/logout',
  audience: 'supplier',
  reply: acknowledgement,
})
