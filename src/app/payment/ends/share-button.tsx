import { useShareTracking } from '#state/orders/use-share-tracking.ts'
import { Button } from '#ui/act/button.tsx'
import { arrowOut } from '#ui/say/icon-paths.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'

/** « Partager »: the tracking page, to whoever waits for the order. */
export function ShareButton({ path }: { readonly path: string }) {
  const [share, isBusy] = useShareTracking(path)
  return (
    <Button variant="secondary" wide disabled={isBusy} onClick={share} icon={<LineIcon d={arrowOut} />}>
      Partager
    </Button>
  )
}
