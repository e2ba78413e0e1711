import { folded } from './folded.ts'
import { isCompany } from './shapes.ts'

/** Who is to be asked for, as far as it is beyond doubt which word is which. */
export interface Person {
  readonly lastName: string
  readonly firstName: string | null
}

/**
 * 'M. Jean DUPONT', 'Madame Dupont' → a person; null without a title (unless `isNamed`: a label announces a name), and
 * where nothing tells the first name from the last.
 */
export function personIn(text: string, isNamed = false): Person | null {
  const [, title, name = ''] =
    /^(?:(m\.|mr\.?|mme\.?|mlle\.?|monsieur|madame|mademoiselle)\s+)?(\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2})$/iu.exec(
      text.replace(/[\s,;:–-]+$/, '').trim(),
    ) ?? []
  if ((title === undefined && !isNamed) || !/^\p{Lu}/u.test(name) || isCompany(name) || !/\p{L}{2}/u.test(name))
    return null
  const words = name.split(/\s/)
  if (words.some((word) => noName.has(folded(word)))) return null
  if (words.length === 1) return title === undefined ? null : { lastName: name, firstName: null }
  const inCapitals = words.map((word) => word === word.toUpperCase() && word.length > 1)
  const [head = '', ...rest] = words
  // 'Jean DUPONT' and 'DUPONT Jean': the capitals tell.
  if (!inCapitals[0] && inCapitals.slice(1).every(Boolean)) return { lastName: rest.join(' '), firstName: head }
  if (inCapitals[0] && words.length === 2 && !inCapitals[1]) return { lastName: head, firstName: words[1] ?? null }
  const [isFirst, isLast] = [firstNames.has(folded(head)), firstNames.has(folded(words.at(-1) ?? ''))]
  return isFirst && !isLast && words.length === 2 ? { lastName: rest.join(' '), firstName: head } : null
}

const noName = new Set(
  'monsieur madame chef chantier client service directeur sur place depot accueil responsable livraison magasin reception non oui le la les de rue'.split(
    ' ',
  ),
)

/** Those that most people in France bear, of every generation. */
const firstNames = new Set(
  (
    'adrien alain alexandre alexis alice amandine amelie andre anne antoine arnaud arthur audrey aurelie aurelien baptiste beatrice benjamin benoit bernard brigitte bruno camille carole caroline catherine cecile cedric celine ' +
    'chantal charles charlotte christelle christian christine christophe claire claude clement corinne cyril damien daniel david delphine denis didier dominique dorothee elodie emilie emma eric estelle etienne fabien fabrice ' +
    'florence florian francis francois francoise franck frederic gabriel georges gerard gilles gregory guillaume guy helene henri herve hugo isabelle jacques jean jean-claude jean-luc jean-marc jean-michel jean-pierre jerome ' +
    'jeremy joel jonathan joseph julie julien karine kevin laetitia laura laurence laurent lea lionel loic louis luc lucas lucie ludovic manon marc marcel marie marine marion martine mathieu matthieu maxime michel michele ' +
    'mickael mohamed monique muriel nadia nathalie nicolas nicole olivier pascal patrice patricia patrick paul philippe pierre quentin raphael raymond remi rene richard robert romain sabrina samuel sandra sandrine sarah ' +
    'sebastien serge severine simon sophie stephane stephanie sylvain sylvie theo thierry thomas tristan valentin valerie veronique victor vincent virginie xavier yann yannick yves'
  ).split(' '),
)
