import { proxy } from 'valtio'
import type { KeyStore } from '#adapters/device/device.ts'

export const themeChoices = ['auto', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]
export type ActiveTheme = Exclude<ThemeChoice, 'auto'>

/** The colour theme. `state` is a valtio proxy. */
export interface Theme {
  readonly state: { readonly choice: ThemeChoice; readonly system: ActiveTheme }
  choose(choice: ThemeChoice): void
  /** Another tab has chosen: shows what is stored now. */
  reread(): void
}

/** What the theme needs of the device. */
interface ThemeDevice {
  /** The system's preference now, and whenever it changes. */
  watchSystemTheme(onChange: (theme: ActiveTheme) => void): void
  /** Shows a theme on the whole page; 'auto' leaves it to the system. */
  showTheme(choice: ThemeChoice): void
}

export function createTheme(store: KeyStore, device: ThemeDevice): Theme {
  const stored = () => themeChoices.find((choice) => choice === store.getItem(themeKey)) ?? 'auto'
  const state = proxy<{ choice: ThemeChoice; system: ActiveTheme }>({ choice: stored(), system: 'light' })
  const show = (choice: ThemeChoice) => {
    state.choice = choice
    device.showTheme(choice)
  }
  device.watchSystemTheme((system) => {
    state.system = system
  })
  device.showTheme(state.choice)
  return {
    state,
    choose(choice) {
      store.setItem(themeKey, choice)
      show(choice)
    },
    reread: () => show(stored()),
  }
}

/** The theme in force: an explicit choice, or the system's. */
export function activeTheme({ choice, system }: Theme['state']): ActiveTheme {
  return choice === 'auto' ? system : choice
}

export const themeKey = 'theme'
