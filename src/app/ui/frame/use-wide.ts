import { useMedia } from './use-media.ts'

/** Whether the screen has room for a second column (from lg of section 9 on). */
export function useWide(): boolean {
  return useMedia('(width >= 992px)')
}
