import { chance, type Chance, seedOf } from '#tests/builders/chance.ts'
import { archetypes } from './draw/archetypes.ts'
import type { Sample } from './draw/layout.ts'
import { fax } from './draw/pictures/fax.ts'
import { photo } from './draw/pictures/photo.ts'
import { scan } from './draw/pictures/scan.ts'
import { screenshot } from './draw/pictures/screenshot.ts'
import { turned } from './draw/pictures/turned.ts'
import { pdfOf } from './draw/sheet.ts'
import type { Kind } from './kind.ts'
import { remembered } from './remembered.ts'

/** A slip that is drawn when somebody asks for its bytes, as the server receives it, and the truth about it. */
export interface UndrawnSlip {
  /** '<layout>-<n>-<kind>'. */
  readonly name: string
  readonly kind: Kind
  /** In kg; null when nobody could tell. */
  readonly expectedKg: number | null
  readonly contentType: 'application/pdf' | 'image/jpeg' | 'image/png'
  bytes(): Promise<Uint8Array>
}

/**
 * Every sample of the archetypes as a text PDF, and of each archetype one sample as one of the five kinds of picture,
 * in turn.
 */
export function slipsOf(kind?: Kind): readonly UndrawnSlip[] {
  const all = archetypes.flatMap(({ samples }, at) => [
    ...samples.map((sample) => undrawn(sample, 'text')),
    undrawn(samples[at % samples.length]!, pictures[at % pictures.length]!),
  ])
  return all.filter((slip) => kind === undefined || slip.kind === kind)
}

type Distortion = (pdf: Uint8Array, luck: Chance) => Promise<Uint8Array>

const distortions: Readonly<Record<Exclude<Kind, 'text'>, Distortion>> = { scan, photo, turned, fax, screenshot }
const contentTypes = {
  text: 'application/pdf',
  scan: 'application/pdf',
  turned: 'application/pdf',
  photo: 'image/jpeg',
  fax: 'image/png',
  screenshot: 'image/png',
} as const
const pictures = ['scan', 'photo', 'turned', 'fax', 'screenshot'] as const

function undrawn(sample: Sample, kind: Kind): UndrawnSlip {
  const name = `${sample.name}-${kind}`
  return {
    name,
    kind,
    expectedKg: sample.expectedKg,
    contentType: contentTypes[kind],
    async bytes() {
      const pdf = await pdfOf(sample.paper, (sheet) => sample.draw(sheet))
      return kind === 'text' ? pdf : remembered(name, pdf, () => distortions[kind](pdf, chance(seedOf(name))))
    },
  }
}
