import { useState } from 'react'
import { Refused } from '#adapters/failures/failures.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import type { Refusal } from '#contract/wire/failure.ts'

/** How an act goes. `failure`: why it is not done, or not known to be, as a sentence; `fields`: what is wrong in it. */
export interface Act {
  readonly isBusy: boolean
  readonly failure: string | null
  readonly fields: Refusal['errors']
  /** Does it, one at a time; whether it is done. What was typed stays with who typed it. */
  run(act: () => Promise<void>): Promise<boolean>
  clear(): void
}

export function useAct(): Act {
  const [state, setState] = useState<Omit<Act, 'run' | 'clear'>>(idle)
  return {
    ...state,
    clear: () => setState(idle),
    async run(act) {
      if (state.isBusy) return false
      setState({ ...idle, isBusy: true })
      try {
        await act()
        setState(idle)
        return true
      } catch (failure) {
        reportMistake(failure)
        const refusal = failure instanceof Refused ? failure.refusal : null
        const fields = refusal?.errors ?? {}
        const [first] = Object.values(fields).flat()
        setState({ isBusy: false, failure: first ?? refusal?.message ?? unanswered, fields })
        return false
      }
    },
  }
}

const idle = { isBusy: false, failure: null, fields: {} } as const
const unanswered =
  'Pas de réponse : rien n’est sûr d’être parti. Ce que tu as écrit reste ici ; réessaie avec du réseau.'
