import { createStore, del, get, set } from 'idb-keyval'

/** A message begun on another screen for /contact: what it says, and the file that goes with it, if any. */
export interface MessagePrefill {
  readonly nom: string
  readonly email: string
  readonly message: string
  readonly file: File | null
}

/** Keeps the message on this device, in place of the one before. */
export async function keepMessagePrefill({ file, ...texts }: MessagePrefill, at: Date): Promise<void> {
  const bytes = file && { name: file.name, type: file.type, bytes: await file.arrayBuffer() }
  await set(key, { ...texts, file: bytes, at } satisfies Kept, open())
}

/** Takes the message out of this device: it is there once, for ten minutes. Null when there is none. */
export async function takeMessagePrefill(now: Date): Promise<MessagePrefill | null> {
  const messages = open()
  const kept = await get<Kept>(key, messages)
  await del(key, messages)
  if (kept === undefined || now.getTime() - kept.at.getTime() > freshMs) return null
  const { at: _, file, ...texts } = kept
  return { ...texts, file: file && new File([file.bytes], file.name, { type: file.type }) }
}

/** It goes unread: who wrote it has left. */
export async function dropMessagePrefill(): Promise<void> {
  await del(key, open())
}

/** Bytes, since stored `File` objects get corrupted on some phones. */
interface Kept extends Omit<MessagePrefill, 'file'> {
  readonly file: { readonly name: string; readonly type: string; readonly bytes: ArrayBuffer } | null
  readonly at: Date
}

const key = 'contact'
const open = () => createStore('colibat-carried', 'messages')
const freshMs = 10 * 60 * 1000
