import { useShareTracking } from '#state/use-share-tracking.ts'
import { Button } from '#ui/button.tsx'
import { LineIcon } from '#ui/line-icon.tsx'

/** « Partager »: the tracking page, to whoever waits for the order. */
export function ShareButton({ path }: { readonly path: string }) {
  const [share, isBusy] = useShareTracking(path)
  return (
    <Button variant="secondary" wide disabled={isBusy} onClick={share} icon={arrowOut}>
      Partager
    </Button>
  )
}

const arrowOut = <LineIcon d="M12 15V4m0 0L8 8m4-4 4 4M5 12v8h14v-8" />
