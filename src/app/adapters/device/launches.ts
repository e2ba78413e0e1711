/** Where the device sends an open app: a shortcut of its icon; files opened with the app, open or not. */
interface LaunchQueue {
  setConsumer(consumer: (launch: Launch) => void): void
}

interface Launch {
  readonly targetURL?: string
  readonly files?: readonly { getFile(): Promise<File> }[]
}

/**
 * Calls `take` with files opened with the app, and `go` with the address of a tapped shortcut: nothing reloads, nothing
 * typed is lost. The icon alone leads nowhere else.
 */
export function onLaunch(go: (address: string) => void, take: (files: readonly File[]) => void): void {
  if (!('launchQueue' in window)) return
  let isFirst = true
  ;(window.launchQueue as LaunchQueue).setConsumer(({ targetURL, files = [] }) => {
    // The launch that opened this page is told, too.
    const opened = isFirst
    isFirst = false
    // One that cannot be read any more is not there.
    if (files.length > 0)
      return void Promise.allSettled(files.map((file) => file.getFile())).then((all) =>
        take(all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))),
      )
    if (opened || targetURL === undefined) return
    const { pathname, search } = new URL(targetURL)
    if (!isStart(search)) go(pathname + search)
  })
}

/** `start_url` of the manifest. */
function isStart(search: string): boolean {
  return new URLSearchParams(search).get('src') === 'pwa'
}
