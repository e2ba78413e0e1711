import { fileSize } from '#ui/ask/file-size.ts'

/** '1,2 Mo sur 3,4 Mo', and the same from 0 to 1. Counted as the file's bytes, since people know its size. */
export function bytesSent(
  { sent, total }: { readonly sent: number; readonly total: number },
  size: number,
): { value: number; detail: string } {
  const value = total === 0 ? 0 : sent / total
  return { value, detail: `${fileSize(Math.round(size * value))} sur ${fileSize(size)}` }
}
