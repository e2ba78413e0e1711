import { orderSentences } from '#contract/wire/sentences.ts'
import { largestChosenSlip, largestValidSlip, slipTypes } from '#contract/order/slip.ts'

export const say = orderSentences

/**
 * Why a file is refused by what it is called (section 5), or null. A device that says nothing of it leaves that to its
 * content.
 */
export function refusalByName({ type, name }: Pick<File, 'type' | 'name'>): string | null {
  const known = silentTypes.has(type) ? !/\.\w+$/.test(name) || slipNames.test(name) : slipTypeNames.test(type)
  return known ? null : say.slipFormat
}

/** Why a file is refused as soon as it is chosen, or null: the larger of the two limits (R20). */
export function refusalBySize({ size }: Pick<File, 'size'>): string | null {
  return size > largestChosenSlip ? say.slipTooLargeAtChoice : null
}

/** Why the form cannot be sent with this slip, or null; the smaller of the two limits (R20). */
export function slipProblem({
  file,
  refusal,
}: {
  readonly file: File | null
  readonly refusal: string | null
}): string | null {
  if (file === null) return refusal ?? say.slipRequired
  if (file.size > largestValidSlip) return say.slipTooLarge
  return slipTypes.some((known) => known === file.type) ? null : say.slipFormat
}

const silentTypes = new Set(['', 'application/octet-stream'])
const slipNames = /\.(?:pdf|png|jpe?g|heic|heif)$/i
/** Also what some systems call them. */
const slipTypeNames = /^(?:application\/(?:x-)?pdf|image\/(?:x-)?(?:png|p?jpe?g|heic|heif))$/
