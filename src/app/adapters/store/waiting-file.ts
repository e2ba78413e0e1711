/** A file that waits: bytes, since stored `File` objects get corrupted on some phones. */
export interface WaitingFile {
  readonly name: string
  readonly type: string
  readonly bytes: ArrayBuffer
}

export async function waitingFile(file: File): Promise<WaitingFile> {
  return { name: file.name, type: file.type, bytes: await file.arrayBuffer() }
}

export function fileThatWaited({ name, type, bytes }: WaitingFile): File {
  return new File([bytes], name, { type })
}
