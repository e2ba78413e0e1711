import { Workbox } from 'workbox-window'

/** Registers the service worker. `tell`: a newer build lies ready and waits to be let in. */
export async function registerAppWorker(tell: () => void, now: () => Date): Promise<Workbox> {
  const workbox = new Workbox('/sw.js')
  workbox.addEventListener('waiting', tell)
  await workbox.register({ immediate: true })
  lookAgain(workbox, now)
  return workbox
}

/** An installed app stays open for days: it looks for a newer build when it is seen again, once an hour at most. */
function lookAgain(workbox: Workbox, now: () => Date): void {
  let lookedAt = now().getTime()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || now().getTime() - lookedAt < hourMs) return
    lookedAt = now().getTime()
    void workbox.update().catch(() => {})
  })
}

const hourMs = 3_600_000
