import { useEffect, useState } from 'react'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { useWorld } from '#app/world.ts'
import type { Reply } from '#contract/endpoint.ts'
import { readSettings } from '#contract/wire/settings.ts'

/** Which processor takes the card: being asked, known, or no reply. */
export type ProcessorView = Reply<typeof readSettings>['processor'] | 'asking' | 'unavailable'

/** Asks the provider which processor takes the card (R44); the second value asks again. */
export function useProcessor(): readonly [ProcessorView, () => void] {
  const { call } = useWorld()
  const [{ processor, attempt }, setView] = useState<{ processor: ProcessorView; attempt: number }>({
    processor: 'asking',
    attempt: 0,
  })

  useEffect(() => {
    const giveUp = new AbortController()
    const tell = (answer: ProcessorView) => giveUp.signal.aborted || setView({ processor: answer, attempt })
    call(readSettings, { signal: giveUp.signal }).then(
      (settings) => tell(settings.processor),
      forgiving(() => tell('unavailable')),
    )
    return () => giveUp.abort()
  }, [call, attempt])

  return [processor, () => setView({ processor: 'asking', attempt: attempt + 1 })]
}
