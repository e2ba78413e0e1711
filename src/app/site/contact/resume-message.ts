import type { MessagePrefill } from '#adapters/store/message-prefill.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { messageFollows } from '#app/paths.ts'

/** The message begun on another screen, once; null when the address names none, or the device lost it. */
export async function resumeMessage(): Promise<MessagePrefill | null> {
  if (location.hash !== messageFollows) return null
  history.replaceState(history.state, '', location.pathname)
  const { takeMessagePrefill } = await import('#adapters/store/message-prefill.ts')
  return takeMessagePrefill(new Date()).catch(forgiving(() => null))
}
