import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/http/handler.ts'

/** What a device subscribes with. */
export const readPushKey: Handler<Api['readPushKey']> = (_call, { push }) => ({
  data: { cle: push?.publicKey ?? null },
})
