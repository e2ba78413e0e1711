import { useEffect, useState } from 'react'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ToProvider } from '#adapters/net/to-provider.ts'

/**
 * Whether the provider knows a call of ours, or a `name` of ours in it, else it is not offered. Our own knows all; another
 * until it says not.
 */
export function useTakes(endpoint: Endpoint, { takes }: Pick<ToProvider, 'takes'>, name?: string): boolean {
  const [isTaken, setTaken] = useState(true)
  useEffect(() => {
    let isLeft = false
    takes(endpoint, name).then(
      (answer) => isLeft || setTaken(answer),
      forgiving(() => {}),
    )
    return () => {
      isLeft = true
    }
  }, [endpoint, takes, name])
  return isTaken
}
