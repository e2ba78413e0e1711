import { Refused, Unreachable } from '#adapters/failures/failures.ts'
import { receivedFile } from './received-file.ts'

/** Fetches what an address opens by itself, an invoice or a photo, under this name. Rejects with a CallFailure. */
export type FetchFile = (address: string, name: string) => Promise<File>

const limitMs = 60_000

export function createFetchFile(fetchIt: typeof fetch): FetchFile {
  return async (address, name) => {
    const response = await fetchIt(address, { credentials: 'omit', signal: AbortSignal.timeout(limitMs) }).catch(
      (error: unknown) => {
        throw new Unreachable(String(error))
      },
    )
    if (!response.ok) throw new Refused(response.status, { message: null, errors: {} }, null)
    const file = await receivedFile(response)
    return new File([file], name, { type: file.type })
  }
}
