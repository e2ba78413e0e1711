import { readFileSync } from 'node:fs'
import { type RecordedSlip, slipOf } from './recorded-slip.ts'

export const dataFiles = {
  known: new URL('known.jsonl', import.meta.url),
  pictures: new URL('pictures.jsonl', import.meta.url),
}

/** Every slip of the corpus, as the engines saw it once. */
export function recordedSlips(files: readonly (keyof typeof dataFiles)[] = ['known', 'pictures']): RecordedSlip[] {
  return files.flatMap((file) =>
    readFileSync(dataFiles[file], 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map(slipOf),
  )
}
