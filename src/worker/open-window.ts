import { isScreen } from '#contract/addresses.ts'

/** An open window of the site, as far as it matters here. */
interface OpenWindow {
  readonly url: string
  readonly focused: boolean
}

/** The window a tapped notification leads on: a screen of the app, unreloaded, the focused first; null: a new one. */
export function screenAmong<Window extends OpenWindow>(windows: readonly Window[]): Window | null {
  const screens = windows.filter(({ url }) => isScreen(new URL(url).pathname))
  return screens.find(({ focused }) => focused) ?? screens[0] ?? null
}
