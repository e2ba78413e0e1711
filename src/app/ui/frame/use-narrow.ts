import { useMedia } from './use-media.ts'

/** Whether the screen is a phone's (under sm of section 9). */
export function useNarrow(): boolean {
  return useMedia('(width < 576px)')
}
