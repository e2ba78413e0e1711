import { useEffect, useState } from 'react'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { useWorld } from '#app/world.ts'
import { readSettings } from '#contract/wire/settings.ts'

/** Whether the orders of this site are paid by test cards; false until it is known. */
export function useIsDemo(): boolean {
  const { call } = useWorld()
  const [isDemo, setIsDemo] = useState(false)
  useEffect(() => {
    const giveUp = new AbortController()
    call(readSettings, { signal: giveUp.signal }).then(
      ({ processor }) => void (giveUp.signal.aborted || setIsDemo(processor.kind === 'embedded')),
      forgiving(() => {}),
    )
    return () => giveUp.abort()
  }, [call])
  return isDemo
}
