import { right } from '#slip-reader/page/box.ts'
import type { ReadChunk } from './read-chunk.ts'

/** '02 61 91 05 05' and '+33 2 61 91 05 05' are one code, and no five numbers. */
export function joinTelephones(chunks: readonly ReadChunk[], pitch: number): ReadChunk[] {
  const joined: ReadChunk[] = []
  for (let at = 0; at < chunks.length; at += 1) {
    const groups = groupsFrom(chunks, at, pitch)
    joined.push(groups.length > 0 ? together(groups) : (chunks[at] as ReadChunk))
    at += Math.max(0, groups.length - 1)
  }
  return joined
}

function groupsFrom(chunks: readonly ReadChunk[], at: number, pitch: number): readonly ReadChunk[] {
  const isForeign = /^\(?\+33\)?$/.test(chunks[at]?.text ?? '')
  const groups = chunks.slice(at, at + (isForeign ? 6 : 5))
  const isWritten = (isForeign ? /^\S+ \d(?: \d\d){4}[.,;)]?$/ : /^\(?0[1-9](?: \d\d){4}[.,;)]?$/).test(groups.map(({ text }) => text).join(' '))
  const isClose = groups.slice(1).every((chunk, nth) => chunk.x - right(groups[nth] as ReadChunk) < 2 * pitch)
  return isWritten && isClose ? groups : []
}

function together(groups: readonly ReadChunk[]): ReadChunk {
  const [first, last] = [groups[0] as ReadChunk, groups.at(-1) as ReadChunk]
  return { ...first, kind: 'code', text: groups.map(({ text }) => text).join(' '), width: right(last) - first.x, end: last.end, unit: null }
}
