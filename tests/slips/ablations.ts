import type { Reading } from '#slip-reader/readings.ts'

/** One rule that can be switched off alone. */
export interface Ablation {
  /** 'verdict/doubts.ts isSmall', or what a trick with pictures is called. */
  readonly name: string
  /** What a function answers instead of its own; null for a trick. */
  readonly neutral: 'false' | 'null' | 'none' | 'first argument' | null
  /** What a picture is read as without the trick. */
  readonly without?: (readings: readonly Reading[]) => readonly Reading[]
}

/**
 * The rules are functions that find something or refuse something: without one, its file's function finds nothing and
 * refuses nothing.
 */
export function ablationsIn(file: string, source: string): Ablation[] {
  return [...source.matchAll(/^(?:export )?function (\w+)\(([^]*?)\): (.+) \{$/gm)].flatMap(
    ([, name = '', parameters = '', answer = '']) => {
      const neutral = neutralOf(answer, parameters.trim())
      return neutral ? [{ name: `${file} ${name}`, neutral }] : []
    },
  )
}

/** What only pictures go through. */
export const pictureTricks: readonly Ablation[] = [
  {
    name: 'picture: all passes but the first',
    neutral: null,
    without: (readings) => readings.filter(({ pass }) => pass < 1),
  },
  {
    name: 'picture: all passes but the first two',
    neutral: null,
    without: (readings) => readings.filter(({ pass }) => pass < 2),
  },
  {
    name: 'picture: digits whose ink shows no decimal mark',
    neutral: null,
    without: (readings) =>
      readings.map(({ pass, pages }) => ({
        pass,
        pages: pages.map((page) => ({ ...page, words: page.words.map(({ isWhole: _, ...word }) => word) })),
      })),
  },
]

/** Folders and files of the slip reader that hold rules over words. */
export function holdsRules(file: string): boolean {
  return /^(?:words|page|tables|claims|verdict)\/|^(?:slip-weight|agreed-weight)\.ts$/.test(file)
}

function neutralOf(answer: string, parameters: string): Ablation['neutral'] {
  const plain = (type: string) => type.replaceAll(/readonly |[()]/g, '').trim()
  const first = /^(?:\w+|\{[^}]*\}|\[[^\]]*\]): ((?:[^,(<]|\([^)]*\)|<[^>]*>)+)/.exec(parameters)?.[1]
  if (answer === 'boolean' || / is /.test(answer)) return 'false'
  if (first !== undefined && plain(first) === plain(answer)) return 'first argument'
  if (answer.endsWith('| null')) return 'null'
  return answer.endsWith('[]') ? 'none' : null
}
