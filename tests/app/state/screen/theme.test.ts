import { describe, expect, it } from 'vitest'
import { activeTheme, createTheme, type ActiveTheme, type ThemeChoice } from '#state/screen/theme.ts'
import { memoryStore } from '#tests/builders/memory-store.ts'

function themeOf(values: Record<string, string> = {}) {
  const store = memoryStore(values)
  const shown: ThemeChoice[] = []
  let tell: (system: ActiveTheme) => void = () => {}
  const theme = createTheme(store, {
    showTheme: (choice) => shown.push(choice),
    watchSystemTheme: (onChange) => {
      tell = onChange
    },
  })
  return { theme, store, shown, systemTurns: (system: ActiveTheme) => tell(system) }
}

describe('The theme', () => {
  it('follows the system until somebody chooses, live', () => {
    const { theme, systemTurns } = themeOf()
    systemTurns('dark')
    expect(activeTheme(theme.state)).toBe('dark')
    systemTurns('light')
    expect(activeTheme(theme.state)).toBe('light')
  })

  it('keeps an explicit choice against the system, and stores it', () => {
    const { theme, store, shown, systemTurns } = themeOf()
    theme.choose('light')
    systemTurns('dark')
    expect([activeTheme(theme.state), store.all(), shown]).toEqual(['light', { theme: 'light' }, ['auto', 'light']])
  })

  it('is shown as it was stored', () => {
    expect(themeOf({ theme: 'dark' }).shown).toEqual(['dark'])
  })

  it('reads a stored value that means nothing as auto', () => {
    expect(themeOf({ theme: 'rose' }).theme.state.choice).toBe('auto')
  })
})
