/** The page in sight and on the network. */
export interface WatchPage {
  isSeen(): boolean
  /** Calls `onChange` for as long as the page lives: true when it is seen again or its network is back, false when it is hidden. */
  onChange(onChange: (isBack: boolean) => void): void
}

export const watchPage: WatchPage = {
  isSeen: () => document.visibilityState === 'visible',
  onChange(onChange) {
    document.addEventListener('visibilitychange', () => onChange(watchPage.isSeen()))
    addEventListener('online', () => onChange(watchPage.isSeen()))
  },
}
