import { parseSync, type Plugin } from 'vite'

/**
 * French keeps « : ; ! ? % € » on the line of the word before them. The team's words are written with plain spaces, and
 * built with ones that do not break. What suppliers read is left alone: some of it is quoted to the letter.
 */
export function keepFrenchSpaces(): Plugin {
  return {
    name: 'colibat:french-spaces',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/app\/staff\/.*\.tsx?$/ },
      handler: (code, id) => ({ code: withFrenchSpaces(code, id), map: null }),
    },
  }
}

/** The source with them in what it says, one for one, so that nothing moves: in `'Pour : '`, but not in `a ? b : c`. */
export function withFrenchSpaces(source: string, fileName: string): string {
  return wordsIn(parseSync(fileName, source).program).reduce(
    (said, { start, end }) =>
      said.slice(0, start) + said.slice(start, end).replaceAll(breaking, '\u00A0') + said.slice(end),
    source,
  )
}

const breaking = /(?<=«) | (?=[:;!?%€»](?:\W|$))/g

/** Texts, pieces of templates and what stands between tags, wherever they are in the tree. */
function wordsIn(node: unknown): readonly { readonly start: number; readonly end: number }[] {
  if (typeof node !== 'object' || node === null) return []
  if (isWords(node)) return [node]
  return Object.values(node).flatMap(wordsIn)
}

function isWords(node: object): node is { readonly start: number; readonly end: number } {
  if (!('type' in node)) return false
  if (node.type === 'Literal') return 'value' in node && typeof node.value === 'string'
  return node.type === 'TemplateElement' || node.type === 'JSXText'
}
