import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/handler.ts'

export const suggestPlaces: Handler<Api['suggestPlaces']> = async ({ query }, { places }) => {
  const { places: found, credit } = await places.suggest(query.q)
  return { success: true, data: [...found], credit }
}
