import { useEffect, useState } from 'react'
import { useWorld } from '#app/world.ts'
import { readSettings } from '#contract/settings.ts'
import { quotedSupplements, type Supplements } from '#rules/delivery-types.ts'

/** What each delivery option adds (R8): the quoted amounts until the provider has told its own, and when it does not. */
export function useSupplements(): Supplements {
  const { call } = useWorld()
  const [supplements, setSupplements] = useState(quotedSupplements)
  useEffect(() => {
    const giveUp = new AbortController()
    call(readSettings, { signal: giveUp.signal }).then(
      (settings) => giveUp.signal.aborted || setSupplements(settings.supplements ?? quotedSupplements),
      () => {},
    )
    return () => giveUp.abort()
  }, [call])
  return supplements
}
