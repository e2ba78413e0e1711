import type { BenchSlip, Kind, SlipSet } from './bench-slip.ts'
import { fax } from './distortions/fax.ts'
import { photo } from './distortions/photo.ts'
import { scan } from './distortions/scan.ts'
import { screenshot } from './distortions/screenshot.ts'
import { turned } from './distortions/turned.ts'
import { chance, seedOf, type Chance } from './drawing/chance.ts'
import { pdfOf } from './drawing/sheet.ts'
import { heldOutLayouts } from './held-out/held-out-layouts.ts'
import { knownLayouts } from './known/known-layouts.ts'
import type { Sample } from './layout.ts'
import { remembered } from './remembered.ts'

type Distortion = (pdf: Uint8Array, luck: Chance) => Promise<Uint8Array>

const distortions: Readonly<Record<Exclude<Kind, 'text'>, Distortion>> = { scan, photo, turned, fax, screenshot }
const contentTypes = { text: 'application/pdf', scan: 'application/pdf', turned: 'application/pdf', photo: 'image/jpeg', fax: 'image/png', screenshot: 'image/png' } as const
const pictures = ['scan', 'photo', 'turned', 'fax', 'screenshot'] as const
const layoutsOf = { known: knownLayouts, 'held-out': heldOutLayouts }

/** A slip that is drawn when somebody asks for its bytes. */
export type UndrawnSlip = Omit<BenchSlip, 'bytes'> & { bytes(): Promise<Uint8Array> }

/** Every slip of a set: each sample as a text PDF, and every third layout in one of the five pictures, in turn; one that judges in two, of two of its samples. */
export function slipsOf(set: SlipSet): readonly UndrawnSlip[] {
  return layoutsOf[set].flatMap(({ samples }, at) => {
    const kinds = [pictures[at % 5]!, pictures[(at + 2) % 5]!].slice(0, set === 'held-out' ? 2 : at % 3 === 0 ? 1 : 0)
    const pictured = kinds.map((kind, turn) => undrawn(set, samples[(at + turn) % samples.length]!, kind))
    return [...samples.map((sample) => undrawn(set, sample, 'text')), ...pictured]
  })
}

export async function drawn(slip: UndrawnSlip): Promise<BenchSlip> {
  return { ...slip, bytes: await slip.bytes() }
}

function undrawn(set: SlipSet, sample: Sample, kind: Kind): UndrawnSlip {
  const name = `${sample.name}-${kind}`
  return {
    name,
    layout: sample.layout,
    set,
    kind,
    expectedKg: sample.expectedKg,
    contentType: contentTypes[kind],
    async bytes() {
      const pdf = await pdfOf(sample.paper, (sheet) => sample.draw(sheet))
      return kind === 'text' ? pdf : remembered(name, pdf, () => distortions[kind](pdf, chance(seedOf(name))))
    },
  }
}
