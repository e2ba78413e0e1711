import { create } from 'content-disposition'
import type { Context } from 'hono'
import type * as v from 'valibot'
import type { FileReply } from '#contract/wire/replies.ts'
import type { Variables } from '#server/log/access-log.ts'
import { fileTypeFromBuffer } from 'file-type'

/** A file as an attachment under its own name: nothing in it is run or loaded, whatever it is and whoever opens it. */
export function fileResponse(c: Context<Variables>, { name, type, bytes }: v.InferInput<FileReply>): Response {
  return c.body(new Uint8Array(bytes), 200, {
    'Content-Type': type,
    'Content-Disposition': create(name || undefined),
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  })
}

/**
 * The name a file had, for people only: no folder, no control or direction character, at most 120 characters with its
 * ending. `'..\\a/b.pdf'` → `'b.pdf'`.
 */
export function fileNameForPeople(name: string): string {
  const plain = (name.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}"<>|:*?]/gu, '')
    .trim()
    .replace(/^\.+$/, '')
  const ending = /\.[\w-]{1,10}$/.exec(plain)?.[0] ?? ''
  return plain.slice(0, plain.length - ending.length).slice(0, 120 - ending.length) + ending
}

/**
 * What a file is, as its bytes tell: 'image/png', or null. Only its first 64 KB are asked: to look for the end of an
 * archive's entry in 5 MB takes the one thread of everybody 0.3 s.
 */
export async function mimeOf(bytes: Uint8Array): Promise<string | null> {
  return (await fileTypeFromBuffer(bytes.subarray(0, 65_536)))?.mime ?? null
}
