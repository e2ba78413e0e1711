import type { World } from '#app/world.ts'
import { deleteAccount, exportAccount } from '#contract/account/account-data.ts'
import { brand } from '#content/company.ts'
import { plainText } from '#rules/moment/french.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { failedCall, type CallOutcome } from '#state/connection/call-outcome.ts'
import type { WaitOptions } from '#state/connection/retry-wait.ts'

/** All that the provider keeps of the account, as one JSON file among the downloads (R48). */
export async function downloadData({
  call,
  now,
  saveFile,
}: Pick<World, 'call' | 'now' | 'saveFile'>): Promise<CallOutcome> {
  try {
    const data = await call(exportAccount, { timeoutMs: 60_000 })
    const name = `${plainText(brand).replaceAll(/[^a-z\d]+/g, '-')}-mes-donnees-${parisDay(now())}.json`
    saveFile(new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' }))
    return { ok: true }
  } catch (failure) {
    return failedCall(failure, 'Tes données n’ont pas pu être préparées. Réessaie dans un moment.')
  }
}

/** Deletes the account by its password. Refused while orders are on their way, in the server's words. */
export async function endAccount(
  { call }: Pick<World, 'call'>,
  password: string,
  waiting: WaitOptions = {},
): Promise<CallOutcome> {
  try {
    await call(deleteAccount, { body: { password }, ...waiting })
    return { ok: true }
  } catch (failure) {
    return failedCall(failure, 'Ton compte n’a pas pu être supprimé. Réessaie dans un moment.')
  }
}
