import { readSettings } from '#contract/wire/settings.ts'
import { href } from '#contract/endpoint.ts'

/** Whether the provider answers, with any status, within five seconds. A hidden page does not ask. Never rejects. */
export async function isAnswered(origin: string): Promise<boolean> {
  if (document.visibilityState === 'hidden') return false
  try {
    // Another origin may keep its words from the page, and has answered all the same.
    const mode = origin === '' ? 'cors' : 'no-cors'
    await fetch(origin + href(readSettings), {
      mode,
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(limitMs),
    })
    return true
  } catch {
    return false
  }
}

const limitMs = 5000
