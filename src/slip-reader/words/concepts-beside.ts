import type { Concept } from './vocabulary.ts'

export const modifiers = new Set<Concept | null>([
  'total',
  'general',
  'gross',
  'net',
  'filler',
  'delivered',
  'ordered',
  'tare',
  'kg',
])

export const spoiling = new Set<Concept | null>(['money', 'capacity', 'volumetric', 'vehicle', 'remaining', 'running'])

export const spoilingAfter = new Set<Concept | null>(['money', 'capacity', 'volumetric', 'remaining', 'carry'])

export const unslashed = new Set<Concept | null>([
  'total',
  'general',
  'gross',
  'net',
  'weight',
  'load',
  'filler',
  'delivered',
  'carry',
  'partial',
])

export const ofCounts = new Set<Concept>(['count', 'measure', 'item'])
