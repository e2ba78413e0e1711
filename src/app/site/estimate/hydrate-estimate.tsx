import { startTransition, useEffect } from 'react'
import { estimateIsland } from './estimate-names.ts'
import { Estimator } from './estimator.tsx'

// Hydrates the prerendered estimator, nothing else of the page. Done once evaluated: its importer may wait for that.
const { hydrateRoot } = await import('react-dom/client')
await new Promise<void>((resolve) => {
  startTransition(() => {
    hydrateRoot(document.getElementById(estimateIsland.id) as HTMLElement, <Taken onTaken={resolve} />, {
      identifierPrefix: estimateIsland.prefix,
      // What differs from the document is a mistake of ours: thrown, so that a journey sees it.
      onRecoverableError: (error) => reportError(error),
    })
  })
})

function Taken({ onTaken }: { readonly onTaken: () => void }) {
  useEffect(onTaken, [onTaken])
  return <Estimator />
}
