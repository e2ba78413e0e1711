/** Room for two columns side by side (xl of section 9). */
export const wideScreen = '(width >= 1200px)'

/** Whether there is that room. */
export interface WideScreen {
  isWide(): boolean
  /** Calls `onChange` when that changes; returns a function that stops it. */
  watch(onChange: () => void): () => void
}

export function createWideScreen(): WideScreen {
  const wide = matchMedia(wideScreen)
  return {
    isWide: () => wide.matches,
    watch(onChange) {
      wide.addEventListener('change', onChange)
      return () => wide.removeEventListener('change', onChange)
    },
  }
}
