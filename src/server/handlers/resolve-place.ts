import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/handler.ts'

export const resolvePlace: Handler<Api['resolvePlace']> = async ({ query }, { places }) => ({
  success: true,
  data: await places.resolve(query.q),
})
