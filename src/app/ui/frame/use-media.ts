import { useCallback, useSyncExternalStore } from 'react'

/** Whether the screen is as a media query wants it, now and from now on; false before there is one. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** Whether the screen is a phone's (under sm of section 9). */
export function useNarrow(): boolean {
  return useMedia('(width < 576px)')
}

/** Whether the screen has room for a second column (from lg of section 9 on). */
export function useWide(): boolean {
  return useMedia('(width >= 992px)')
}
