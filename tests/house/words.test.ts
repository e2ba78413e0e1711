import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Words that a sentence of ours does not have, and what it says instead. What the specification quotes is not ours. */
const unwanted: readonly (readonly [RegExp, string])[] = [
  [/[Ee]nlèvement/, 'retrait'],
  [/Nouvelle demande|Demande reprise/, 'commande'],
  [/(?:[Cc]ommande|[Ll]ivraison|[Aa]nnuler|[Ll]ivrer|[Dd]ate de|[Pp]rix de) #/, 'n° 8'],
  [/\b0\d\s?h\b/, '7 h 30'],
  [/dès \+\d/, 'au plus tôt dans 3 h'],
  [
    /(?:n’est|ne sont) pas (?:venu|arriv)|vien(?:t|nent) d’elles?-même|pas été prise?s?\b|ne se laisse pas lire|ne se relit pas/,
    'n’a pas pu être chargé, envoyé ; illisible',
  ],
  [
    /\b(?:cette|une|notre|les|tes|[Ll]a) lettres?\b(?! de voiture)|\b(?:[Pp]ar|[Ll]es|[Nn]os|des|un|ton|adresse) e?mails?\b|>Mail</,
    'e-mail',
  ],
  [
    /\bRecommander\b|Réutiliser cette adresse|\bAbandons\b|À nos heures/,
    'Refaire, Livrer à cette adresse, Formulaires abandonnés, Pendant nos horaires',
  ],
  [/\b(?:[Vv]otre|[Vv]os|[Vv]ous|[Vv]euillez)\b/, 'tu'],
]

/**
 * Sentences of the specification that say « vous », as they stand in the sources, and questions that a customer asks
 * us.
 */
const quoted = [
  'On revient vite par mail pour vous confirmer le prix',
  'Vérifiez votre connexion Internet',
  'Veuillez patienter quelques instants',
  'Veuillez réessayer',
  'Un code de réinitialisation a été envoyé à votre adresse email',
  'Veuillez entrer votre adresse email',
  'Veuillez entrer le code à 4 chiffres',
  'Veuillez soumettre votre commande ou recharger la page',
  'Vous avez effectué ${count} calculs de prix. Il vous reste',
  'Vous devez sélectionner une adresse depuis les suggestions !',
  'Vous devez selectionner une adresse depuis les suggestions !',
  'Veuillez corriger les',
  'Veuillez sélectionner un poids valide',
  'Quand livrez-vous ?',
  'Où récupérez-vous la marchandise ?',
]

/**
 * Each line of a source that says what ours does not: 'src/a.ts:12: retrait'. Comments, and the papers that the reader
 * reads, are no sentences of ours.
 */
function unwantedIn(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(?:\/\*\*|\/\/|\*)/.test(line)) return []
    const ours = quoted.reduce((rest, sentence) => rest.replaceAll(sentence, ''), line)
    return unwanted.filter(([word]) => word.test(ours)).map(([, instead]) => `${path}:${index + 1}: ${instead}`)
  })
}

const sources = ['src/app', 'src/content', 'src/contract', 'src/rules', 'src/server', 'src/worker']
  .flatMap((wing) => readdirSync(wing, { recursive: true, encoding: 'utf8' }).map((path) => `${wing}/${path}`))
  .filter((path) => /\.tsx?$/.test(path))

describe('The words of the product', () => {
  it('are one for each thing, its hours of one shape, and « tu »', () => {
    expect(sources.flatMap((path) => unwantedIn(path, readFileSync(path, 'utf8')))).toEqual([])
  })

  it.each([
    ["text: 'Enlèvement : Cannes'", 'retrait'],
    ['        Nouvelle demande', 'commande'],
    ['toasts.show(`Commande #${id} envoyée`)', 'n° 8'],
    ["'lundi vers 08 h 00'", '7 h 30'],
    ["detail: 'dès +3 h'", 'au plus tôt dans 3 h'],
    ["'La liste vient d’elle-même.'", 'n’a pas pu être chargé, envoyé ; illisible'],
    ["'Ignore cette lettre.'", 'e-mail'],
    ['<Card title="Par mail">', 'e-mail'],
    ["'À nos heures'", 'Refaire, Livrer à cette adresse, Formulaires abandonnés, Pendant nos horaires'],
    ["'Votre carte a été refusée.'", 'tu'],
  ])('are found when they are not: %s', (line, instead) => {
    expect(unwantedIn('a.ts', line)).toEqual([`a.ts:1: ${instead}`])
  })

  it('leave the quoted sentences as they are', () => {
    expect(unwantedIn('a.ts', "'Tarif indisponible. On revient vite par mail pour vous confirmer le prix'")).toEqual([])
  })
})
