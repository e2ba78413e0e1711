import * as v from 'valibot'

/** A file as both sides see it: what `File` has in a browser and in Node. */
export interface UploadedFile {
  readonly name: string
  readonly type: string
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

/** A part of a multipart body that is a file. */
export function uploadedFile(sentence: string) {
  return v.custom<UploadedFile>(isFile, sentence)
}

function isFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'size' in value && 'name' in value
}
