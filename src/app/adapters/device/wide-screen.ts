/** Room for two columns side by side (xl of section 9). */
export const wideScreen = '(width >= 1200px)'

/** Whether there is that room. */
export interface WideScreen {
  isWide(): boolean
  /** Calls `onChange` when that changes; returns a function that stops it. */
  watch(onChange: () => void): () => void
}

/** Paper is narrow, but shows the page of the screen: another one would be printed while it waits for its photos. */
export function createWideScreen(): WideScreen {
  const wide = matchMedia(wideScreen)
  let isWide = wide.matches
  wide.addEventListener('change', ({ matches }) => {
    if (!matchMedia('print').matches) isWide = matches
  })
  return {
    isWide: () => isWide,
    watch(onChange) {
      wide.addEventListener('change', onChange)
      return () => wide.removeEventListener('change', onChange)
    },
  }
}
