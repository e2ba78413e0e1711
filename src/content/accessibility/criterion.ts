/** What is so of a criterion. Only a test makes it « conforme », and only what no source has « non applicable ». */
type State = 'conforme' | 'non conforme' | 'non applicable' | 'à vérifier'

/** A test by its file and `describe > it`, or a rule of axe, which judges every screen. */
type Proof = { readonly file: string; readonly name: string } | { readonly axe: string }

export interface Criterion {
  readonly words: string
  readonly state: State
  readonly proofs?: readonly Proof[]
  /** Patterns that nothing in the page's sources has. */
  readonly absent?: readonly string[]
  /** What is amiss, for who reads the statement. */
  readonly fault?: string
}

export interface Theme {
  readonly title: string
  /** By number: '1.1'. */
  readonly criteria: Readonly<Record<string, Criterion>>
}

export function proven(words: string, ...proofs: readonly Proof[]): Criterion {
  return { words, state: 'conforme', proofs }
}

/** Nobody has checked it, or a test sees a part of it only. */
export function open(words: string): Criterion {
  return { words, state: 'à vérifier' }
}

export function without(words: string, ...absent: readonly string[]): Criterion {
  return { words, state: 'non applicable', absent }
}

export function failed(words: string, fault: string): Criterion {
  return { words, state: 'non conforme', fault }
}

export function axe(rule: string): Proof {
  return { axe: rule }
}

/** A test of `tests`: its file without that folder and its ending. */
export function test(file: string, name: string): Proof {
  return { file: `tests/${file}.test.ts`, name }
}
