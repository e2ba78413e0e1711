import { createContext, use } from 'react'
import type { ThisDevice } from '#adapters/device/this-device.ts'

/** What is asked of who signs out while a draft is on the device: what becomes of it (R46). */
export interface DraftQuestion {
  readonly device: ThisDevice
  readonly installed: boolean
  /** What waits for the network, in words; null when nothing does. */
  readonly waiting: string | null
  onKeep(): void
  onErase(): void
  /** Neither: the session goes on. */
  onStay(): void
}

export const QuestionContext = createContext<DraftQuestion | null>(null)

export function useDraftQuestion(): DraftQuestion {
  const question = use(QuestionContext)
  if (question === null) throw new Error('useDraftQuestion needs a QuestionContext above it')
  return question
}
