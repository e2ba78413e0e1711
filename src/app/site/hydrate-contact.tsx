import { startTransition, useEffect } from 'react'
import ContactPage from './contact-page.tsx'

// Takes over the prerendered /contact, in small slices. Evaluated, it is done: its importer may wait for that.
const { hydrateRoot } = await import('react-dom/client')
await new Promise<void>((resolve) => {
  startTransition(() => {
    hydrateRoot(document.getElementById('root') as HTMLElement, <Taken onTaken={resolve} />, {
      // What differs from the document is a mistake of ours: thrown, so that a journey sees it.
      onRecoverableError: (error) => reportError(error),
    })
  })
})

function Taken({ onTaken }: { readonly onTaken: () => void }) {
  useEffect(onTaken, [onTaken])
  return <ContactPage />
}
