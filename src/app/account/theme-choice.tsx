import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { activeTheme, themeChoices, type ActiveTheme, type ThemeChoice as Choice } from '#state/screen/theme.ts'
import { Segmented } from '#ui/choose/segmented.tsx'
import './theme-choice.css'

/** Auto, Clair, Sombre, in force at once; beside it the theme that is shown, which « Auto » leaves to the system. */
export function ThemeChoice() {
  const { theme } = useWorld()
  const state = useSnapshot(theme.state)
  return (
    <Segmented
      legend={
        <span className="theme-legend">
          Thème <span className="theme-now">En ce moment : {names[activeTheme(state)]}</span>
        </span>
      }
      name="theme"
      value={state.choice}
      onChange={(value) => themeChoices.filter((choice) => choice === value).forEach(theme.choose)}
      options={themeChoices.map((value) => ({ value, label: labels[value], icon: drawings[value] }))}
    />
  )
}

const names: Readonly<Record<ActiveTheme, string>> = { light: 'Clair', dark: 'Sombre' }
const labels: Readonly<Record<Choice, string>> = { auto: 'Auto', ...names }

const ring = <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
const drawings = {
  auto: (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {ring}
      <path d="M12 3.5a8.5 8.5 0 0 0 0 17Z" fill="currentColor" />
    </svg>
  ),
  light: (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {ring}
    </svg>
  ),
  dark: (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9.75" fill="currentColor" />
    </svg>
  ),
}
