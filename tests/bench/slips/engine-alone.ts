import { type Engine, openEngine } from '#slip-reader/ocr/engine.ts'
import { evenLight } from '#slip-reader/ocr/even-light.ts'
import type { SlipReader } from '#slip-reader/slip-reader.ts'
import { uprightGrey } from '#slip-reader/ocr/upright-grey.ts'
import { median } from '../slow-visit.ts'
import { readingOf } from './reading-of.ts'
import { drawn, type UndrawnSlip } from './slips-of.ts'

export interface EngineRatio {
  readonly slips: number
  /** Medians, milliseconds: the whole reading, and the engine on the picture as the reader prepares it. */
  readonly readMs: number
  readonly engineMs: number
  /** The median of the ratios, and the largest: of a photo that is looked at three times. */
  readonly ratio: number
  readonly worstRatio: number
}

/** Reads upright photos with the whole reader and with the engine alone, in turn, each photo twice. */
export async function engineRatio(reader: SlipReader, photos: readonly UndrawnSlip[]): Promise<EngineRatio> {
  const engine = await openEngine()
  const pairs: { readonly read: number; readonly alone: number }[] = []
  for (const slip of photos.flatMap((photo) => [photo, photo])) {
    const { ms } = await readingOf(reader, slip)
    pairs.push({ read: ms, alone: await alone(engine, slip) })
  }
  const ratios = pairs.map(({ read, alone: ms }) => read / ms)
  return {
    slips: photos.length,
    readMs: median(pairs.map(({ read }) => read)),
    engineMs: median(pairs.map(({ alone: ms }) => ms)),
    ratio: median(ratios),
    worstRatio: Math.max(...ratios),
  }
}

async function alone(engine: Engine, slip: UndrawnSlip): Promise<number> {
  const prepared = evenLight(await uprightGrey((await drawn(slip)).bytes, 1))
  if (prepared === null) throw new Error(`nothing to recognise in ${slip.name}`)
  const start = performance.now()
  await engine(prepared)
  return performance.now() - start
}
