import { Unreachable } from '#adapters/failures/failures.ts'

/** The file of a reply, named by its header (RFC 6266). Rejects with Unreachable when it breaks off. */
export async function receivedFile(response: Response): Promise<File> {
  try {
    // Fetched with the first file: no other call needs it.
    const { parse } = await import('content-disposition')
    const { filename = '' } = parse(response.headers.get('content-disposition') ?? 'attachment').parameters
    return new File([await response.arrayBuffer()], filename, { type: response.headers.get('content-type') ?? '' })
  } catch (error) {
    throw new Unreachable(String(error))
  }
}
