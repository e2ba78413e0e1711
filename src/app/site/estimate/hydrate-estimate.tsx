import { startTransition, useEffect } from 'react'
import { estimateIsland } from './estimate-names.ts'
import { Estimator } from './estimator.tsx'

// Takes over the prerendered estimator, and nothing else of the home page. Evaluated, it is done: its importer may wait for that.
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
