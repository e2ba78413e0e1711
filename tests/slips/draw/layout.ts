import type { Paper, Sheet } from './sheet.ts'

/** One slip as it is drawn, before anything happens to the paper. */
export interface Sample {
  /** '<layout>-<n>'. */
  readonly name: string
  readonly layout: string
  /** What a careful person reads as the total, in kg; null when nobody could tell. */
  readonly expectedKg: number | null
  readonly paper: Paper
  draw(sheet: Sheet): void | Promise<void>
}

/** A layout is one program of one supplier: the same construction, filled differently. */
export interface Layout {
  readonly name: string
  readonly samples: readonly Sample[]
}

type Drawing = Pick<Sample, 'expectedKg' | 'draw'> & { readonly paper?: Paper }

/** A layout and its samples, one for each variant. */
export function layout<Variant>(
  name: string,
  variants: readonly Variant[],
  drawing: (variant: Variant) => Drawing,
): Layout {
  return {
    name,
    samples: variants.map((variant, at) => ({
      name: `${name}-${at + 1}`,
      layout: name,
      paper: {},
      ...drawing(variant),
    })),
  }
}
