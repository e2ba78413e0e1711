import * as v from 'valibot'
import { slipProblem } from './slip-problem.ts'

/** The slip: the file kept, or the sentence that refused the last one. */
export interface SlipValue {
  file: File | null
  refusal: string | null
}

export const noSlip: SlipValue = { file: null, refusal: null }

/** A right one is a file that can be sent (section 5). */
export const heldSlip = v.pipe(
  v.custom<SlipValue>(() => true),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? slipProblem(dataset.value) : null
    if (problem !== null) addIssue({ message: problem })
  }),
  v.transform(({ file }) => file as File),
)
