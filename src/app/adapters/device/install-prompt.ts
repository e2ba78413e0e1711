/** How this browser installs the app: done, asks by itself, by hand (iOS), not within another app, or unknown. */
export type InstallWay = 'installed' | 'asks' | 'by hand' | 'in another app' | 'unknown'

/** The browser's own question, kept until it is wanted. */
export interface InstallPrompt {
  /** Tells the way now, and whenever it changes. */
  watch(onChange: (way: InstallWay) => void): void
  /** Has the browser ask its user; resolves with what was answered, 'dismissed' where it does not ask. */
  ask(): Promise<'accepted' | 'dismissed'>
}

/** Chromium's event, which no library of types knows. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** Made before the first screen: the browser offers its question once. `runsInstalled`: the page has no tab. */
export function createInstallPrompt(
  page: EventTarget,
  device: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
  runsInstalled: boolean,
): InstallPrompt {
  let offer: BeforeInstallPromptEvent | null = null
  let way: InstallWay = runsInstalled ? 'installed' : withoutOffer(device)
  const watchers = new Set<(way: InstallWay) => void>()
  const become = (next: InstallWay) => {
    way = next
    watchers.forEach((tell) => tell(way))
  }
  page.addEventListener('beforeinstallprompt', (event) => {
    // Else some browsers lay a bar of their own over the page.
    event.preventDefault()
    offer = event as BeforeInstallPromptEvent
    become('asks')
  })
  page.addEventListener('appinstalled', () => {
    offer = null
    become('installed')
  })
  return {
    watch(onChange) {
      watchers.add(onChange)
      onChange(way)
    },
    async ask() {
      const asked = offer
      if (asked === null) return 'dismissed'
      // It asks once; the browser may offer another.
      offer = null
      const { outcome } = await asked.prompt()
      if (offer === null && way === 'asks') become(outcome === 'accepted' ? 'installed' : withoutOffer(device))
      return outcome
    },
  }
}

/** What is known of a browser that offers no question of its own. */
export function withoutOffer({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): InstallWay {
  if (insideAnother.test(userAgent)) return 'in another app'
  // An iPad calls itself a Macintosh, which has no touch screen.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  if (!isIos) return 'unknown'
  return userAgent.includes('Safari/') ? 'by hand' : 'in another app'
}

const insideAnother =
  /FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|Snapchat|Pinterest|MicroMessenger|musical_ly|BytedanceWebview|GSA\/|; wv\)/
