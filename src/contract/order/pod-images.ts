import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { identifierParam } from '#contract/wire/identifier.ts'
import { anyText, dateOrNull } from '#contract/wire/tolerant.ts'

/** A photo that proves a delivery (section 3). */
export const podImageSchema = v.looseObject({
  id: v.union([v.number(), v.string()]),
  image_url: v.string(),
  uploaded_at: dateOrNull,
  description: anyText,
})

export type PodImage = v.InferOutput<typeof podImageSchema>

/** The proof-of-delivery images of an order, bare or in `data`. */
export const podImages = call({
  method: 'GET',
  path: '/fo/commande/:id/pod-images',
  audience: 'supplier',
  params: v.object({ id: identifierParam('Commande inconnue') }),
  reply: v.pipe(
    v.union([v.array(podImageSchema), v.looseObject({ data: v.array(podImageSchema) })]),
    v.transform((reply) => (Array.isArray(reply) ? reply : reply.data)),
  ),
})
