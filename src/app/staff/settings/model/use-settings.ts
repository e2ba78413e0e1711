import { createContext, use, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { StaffSettings } from '#contract/staff/staff-settings.ts'
import type { SettingsState, SettingsStore } from './settings-store.ts'
import { settingsView, type SettingsView } from './settings-view.ts'

export const SettingsContext = createContext<SettingsStore | null>(null)

/** What the cards of the settings share, once these were read: the store, what it holds, and what is to be applied. */
export function useSettings(): SettingsView & {
  readonly store: SettingsStore
  readonly state: SettingsState
  readonly standing: StaffSettings
} {
  const store = use(SettingsContext)
  if (store === null) throw new Error('useSettings needs a SettingsContext above it')
  const state = useSnapshot(store.state) as SettingsState
  const standing = state.standing as StaffSettings
  const { pending } = state
  const view = useMemo(() => settingsView(standing, pending), [standing, pending])
  return { store, state, standing, ...view }
}
