import { sentences } from '#contract/sentences.ts'
import { largestChosenSlip, largestValidSlip, slipTypes } from '#contract/slip.ts'
import type { SlipValue } from '../order-values.ts'

/** Why a file is refused as soon as it is chosen (section 5), or null; the larger of the two limits. */
export function refusalAtChoice(file: File): string | null {
  if (!hasSlipType(file)) return say.slipFormat
  return file.size > largestChosenSlip ? say.slipTooLargeAtChoice : null
}

/** Why the form cannot be sent with this slip, or null; the smaller of the two limits (R20). */
export function slipProblem({ file, refusal }: SlipValue): string | null {
  if (file === null) return refusal ?? say.slipRequired
  if (file.size > largestValidSlip) return say.slipTooLarge
  return hasSlipType(file) ? null : say.slipFormat
}

const { order: say } = sentences

/** By its content type; by its name where the device gives none. */
function hasSlipType({ type, name }: File): boolean {
  return type === '' ? /\.(?:pdf|png|jpe?g)$/i.test(name) : slipTypes.some((known) => known === type)
}
