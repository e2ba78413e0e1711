import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/handler.ts'

export const readSettings: Handler<Api['readSettings']> = (_call, { payments }) => ({ processor: payments.processor })
