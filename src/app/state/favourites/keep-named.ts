import { failedCall } from '#state/connection/call-outcome.ts'
import type { Toasts } from '#state/screen/toasts.ts'

/** Keeps something under a name, and says so; resolves with why it was not kept, null when it was. */
export async function keepNamed(
  name: string,
  keep: (name: string) => Promise<void>,
  toasts: Pick<Toasts, 'show'>,
): Promise<string | null> {
  try {
    await keep(name)
    toasts.show('ok', `« ${name} » est enregistré.`)
    return null
  } catch (failure) {
    const end = failedCall(failure, fallback)
    return end.ok ? null : (end.message ?? fallback)
  }
}

const fallback = 'Rien n’a été enregistré. Réessaie.'
