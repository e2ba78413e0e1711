import { privateScreens } from '#contract/addresses.ts'
import { readPushMessage } from '#contract/worker/push-message.ts'

/** What is shown of a push message. `badge`: how many orders are on their way, null when the message does not say. */
interface ShownNotice {
  readonly title: string
  readonly options: NotificationOptions & { readonly data: { readonly address: string }; readonly renotify?: boolean }
  readonly badge: number | null
}

/** Always shows something: a browser revokes silent apps. `origin`: the app's, which a tap never leaves. */
export function shownNotice(text: string, origin: string): ShownNotice {
  const message = readPushMessage(text)
  const {
    title = 'Une de tes commandes a changé',
    body = '',
    tag = 'commandes',
    navigate = privateScreens.history,
  } = message?.notification ?? {}
  const badge = Number.isSafeInteger(message?.app_badge) ? (message?.app_badge ?? null) : null
  const icons = { icon: '/icons/icon-192.png', badge: '/icons/monochrome-512.png' }
  return {
    title,
    options: { body, tag, lang: 'fr', renotify: true, ...icons, data: { address: ownAddress(navigate, origin) } },
    badge,
  }
}

/** A message's address within the app: 'https://<origin>/historique/812' → '/historique/812', else → '/historique'. */
export function ownAddress(navigate: unknown, origin: string): string {
  if (typeof navigate !== 'string' || !URL.canParse(navigate, origin)) return privateScreens.history
  const url = new URL(navigate, origin)
  return url.origin === origin ? url.pathname + url.search : privateScreens.history
}
