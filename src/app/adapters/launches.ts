/** Where the device sends the app while it is open already: a shortcut of its icon. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string }) => void): void
}

/** Calls `go` with the address of each shortcut that is tapped while the app is open: nothing is loaded anew, and nothing that is typed goes. Its icon alone leads nowhere else. */
export function onLaunch(go: (address: string) => void): void {
  if (!('launchQueue' in window)) return
  let isFirst = true
  ;(window.launchQueue as LaunchQueue).setConsumer(({ targetURL }) => {
    // The launch that opened this page is told, too.
    const opened = isFirst
    isFirst = false
    if (opened || targetURL === undefined) return
    const { pathname, search } = new URL(targetURL)
    if (!isStart(search)) go(pathname + search)
  })
}

/** `start_url` of the manifest. */
function isStart(search: string): boolean {
  return new URLSearchParams(search).get('src') === 'pwa'
}
