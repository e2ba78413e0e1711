import { isPageMessage } from '#contract/worker/worker-message.ts'

/** What a page does for its service worker. */
interface AskedOfPage {
  /** A notification was tapped. */
  open(address: string): void
  /** The push subscription is another. */
  subscribedAnew(): void
}

export function onAskedByWorker(page: AskedOfPage): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isPageMessage(data)) return
    if (data.type === 'OPEN') page.open(data.address)
    else page.subscribedAnew()
  })
}
