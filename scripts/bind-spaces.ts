import type { ESTree, Plugin } from 'vite'
import { frenchSpaces } from '#rules/text/french-spaces.ts'

/**
 * Binds the spaces in the words of every screen and document, so that nobody has to type what nobody sees. In the code:
 * React compares what a document says with it, letter by letter.
 */
export function bindSpacesInCode(): Plugin {
  return {
    name: 'colibat:french-spaces',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/(?:app|content|rules)\/.*\.tsx?$/, code: /[»«:;!?%]|\d |["'`}] ?\w/ },
      handler(code, id) {
        return ourWire.test(id) ? null : { code: boundCode(code, this.parse(code)), map: null }
      },
    },
  }
}

/** What is sent, and read again, letter by letter. */
const ourWire = /rules\/(?:order\/pickup-comment|price\/weight-bands)\.ts$/

/** The specification's own sentences keep their letters (section 8). */
const quoted = [
  'Vous devez sélectionner une adresse depuis les suggestions !',
  'Vous devez selectionner une adresse depuis les suggestions !',
  'Format non supporté. Formats acceptés : PDF, PNG, JPEG, JPG',
  'Fichier trop volumineux (max 5 Mo)',
  'La taille du fichier ne doit pas dépasser 5 Mo',
  'Inscription réussie ! Tu peux maintenant te connecter.',
  'Bordereau uploadé avec succès !',
  'Commande enregistrée !',
  'Connexion réussie !',
  'Paiement réussi !',
]

/** Letter for letter as long, so that what is said of its lines and columns stays true. */
export function boundCode(code: string, program: ESTree.Program): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end } of wordsOf(program).toSorted((one, other) => one.start - other.start)) {
    parts.push(code.slice(at, start), boundLiteral(code.slice(start, end)))
    at = end
  }
  return parts.join('') + code.slice(at)
}

function boundLiteral(text: string): string {
  if (drawing.test(text)) return text
  const [opening = '', words = ''] = split.exec(text)?.slice(1) ?? []
  return quoted.some((sentence) => text.includes(sentence)) ? text : opening + frenchSpaces(words)
}

/** The path or the box of a drawing. */
const drawing = /^["'`}]?[\dMLHVCSQTAZ\s.,-]+["'`]?$/i

/** What opens a text, a quote as a rule, and its words. */
const split = /^(["'`}]?)([^]*)$/

/** Where a text stands in the code. */
interface Span {
  readonly start: number
  readonly end: number
}

function wordsOf(node: unknown): Span[] {
  if (Array.isArray(node)) return node.flatMap(wordsOf)
  if (typeof node !== 'object' || node === null) return []
  const { type, value, start, end } = node as { type?: string; value?: unknown } & Span
  if (type === 'TemplateElement' || (type === 'Literal' && typeof value === 'string')) return [{ start, end }]
  return Object.values(node).flatMap(wordsOf)
}
