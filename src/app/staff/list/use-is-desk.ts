import { useMedia } from '#ui/frame/use-media.ts'

/** Whether there is room for a table, and for an order beside it (lg of section 9). */
export function useIsDesk(): boolean {
  return useMedia('(width >= 992px)')
}
