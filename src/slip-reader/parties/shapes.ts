import { folded } from './folded.ts'

/** A French telephone number in a text, ten digits: 'Tél. 04 00 00 12 34' → '0400001234'; or null, as for two. */
export function phoneIn(text: string): string | null {
  const found = new Set(
    [...text.matchAll(/(?<![\d/-])(?:(?:\+|00)33 ?(?:\(0\) ?)?|0)([1-9](?:[ .-]?\d{2}){4})(?![\d/])/g)].map(
      ([, digits = '']) => `0${digits.replaceAll(/\D/g, '')}`,
    ),
  )
  const [first] = found
  return found.size === 1 && first !== undefined ? first : null
}

/**
 * Whether a text names a company as such: by its legal form, or by its trade. 'SARL Exemple', 'Maçonnerie Exemple'; not
 * 'Chantier Nord'.
 */
export function isCompany(text: string): boolean {
  const plain = folded(text)
  if (
    !/^[\p{L}\d][\p{L}\d '’.&()/-]{2,59}$/u.test(text) ||
    /\d{3}|[:;]/.test(text) ||
    place.test(plain) ||
    noCompany.test(plain)
  )
    return false
  return form.test(plain) || trade.test(plain)
}

/** A building, or a street: what a slip says of the place. */
const place =
  /^(?:chantier|villa|immeuble|residence|copropriete|lotissement|groupe scolaire|ecole|college|lycee|creche|mairie|grange|maison|batiment [a-z\d]\b|bat\.|appartement|rue|avenue|chemin|allee|route|place|quai|lot|zone|z\.?[ai]\.?c?\.?) /
const noCompany =
  /\b(?:livraison|facture|facturation|commande|bon|bordereau|total|poids|kg|palettes?|colis|date|page|signature|votre|notre|nous|vous|sur|avec|pour|selon|port|franco|transports?)\b/
const form =
  /(?:^|[ (])(?:sarl|s\.a\.r\.l\.?|sasu?|s\.a\.s\.?|eurl|sa|sci|snc|scop|ei|eirl|gie|ets|etablissements|entreprise|societe|ste|cie|artisan|atelier)(?:$|[ ),.])|& fils\b|& cie\b/
const trade =
  /(?:^|[ -])(?:maconnerie|platrerie|renovations?|batiments?|constructions?|plomberie|electricite|elec|toitures?|couverture|zinguerie|peintures?|menuiseries?|carrelages?|charpentes?|services|habitat|ravalement|isolation|travaux|tp|btp|paysages?|jardins|facades?|terrassement|thermique|chauffage|climatisation|agencement|metallerie|serrurerie|ferronnerie|sols|elagage|piscines?|etancheite|restauration|energies?|enduits?|beton|forage|genie civil)(?:$|[ ,&-])/

/**
 * A street and its town off the lines of an address, or null: 'Chantier Nord, 15 rue de l’Exemple' and '06400 CANNES' →
 * '15 rue de l’Exemple, 06400 CANNES'.
 */
export function addressIn(lines: readonly string[]): string | null {
  const parts = whole(lines).flatMap(partsOf)
  const streets = new Set(parts.map(streetIn).filter((street) => street !== null))
  const towns = new Set(parts.map(townIn).filter((town) => town !== null))
  const [[street], [town]] = [streets, towns]
  return streets.size === 1 && towns.size === 1 && street !== undefined && town !== undefined
    ? `${street}, ${town}`
    : null
}

/** '6 allée' and 'de l’Exemple' are one line that was broken. */
function whole(lines: readonly string[]): string[] {
  return lines.reduce<string[]>(
    (joined, line) =>
      joined.length > 0 && /^(?:de|du|des|d['’]|la|le|les|l['’])(?![\p{L}])/u.test(line)
        ? [...joined.slice(0, -1), `${joined.at(-1)} ${line}`]
        : [...joined, line],
    [],
  )
}

/** Whether a street or a town stands on a line. */
export function isAddressLine(line: string): boolean {
  return partsOf(line).some((part) => streetIn(part) !== null || townIn(part) !== null)
}

/** '16, chemin du Modèle' stays one part, 'Villa Exemple, 12 rue du Modèle – 06400 CANNES' are three. */
function partsOf(line: string): string[] {
  return line
    .replace(/(?<=(?:^|[ ,])\d{1,4}(?: ?(?:bis|ter|[a-d]))?),(?= *\p{L})/iu, '')
    .split(/,\s*| [-–—] |\s*[;•·]\s*/)
    .map((part) => part.trim())
}

const kinds =
  'rue|avenue|av\\.?|boulevard|boul\\.?|bd\\.?|bld\\.?|chemin|ch\\.|chem\\.?|allees?|all\\.|impasse|imp\\.?|route|rte\\.?|place|pl\\.?|quai|cours|square|sq\\.|traverse|montee|passage|sentier|faubourg|fbg\\.?|voie|promenade|prom\\.|esplanade|ruelle|corniche|rond-point|lotissement|clos|hameau|mail|venelle|cote|descente|z\\.?a\\.?c?\\.?|z\\.?i\\.?|zone|parc|lieu-?dit|domaine|chaussee|villa'
const numbered = new RegExp(
  `(?:^|(?<!\\b(?:lots?|n°|bat\\.?|batiment)) |[^\\d.,/ -])(\\d{1,4}(?: ?(?:bis|ter|quater|[a-d](?![a-z])))? (?:${kinds})(?![a-z]).*)$`,
)
const unnumbered =
  /^(?:(?:z\.?a\.?c?\.?|z\.?i\.?|zone|parc|lieu-?dit|hameau|rue|avenue|boulevard|chemin|allee|impasse|route|quai)(?![a-z]) .*)$/

function streetIn(part: string): string | null {
  const plain = folded(part)
  const found = numbered.exec(plain)
  const start = found ? plain.length - (found[1] ?? '').length : unnumbered.test(plain) ? 0 : -1
  if (start < 0) return null
  const street = part
    .slice(start)
    .replace(/\s+(?:F-? ?)?\d{5}(?!\d).*$/, '')
    .trim()
  // Its name is there, too, and nothing that stood beside it.
  return /\p{L}[ '’]+\p{L}{2}/u.test(street) &&
    street.length < 80 &&
    !/[:/]|\d{2,}(?=\D*$)/.test(street.replace(/^\d+/, ''))
    ? street
    : null
}

function townIn(part: string): string | null {
  const [, postcode = '', town = ''] =
    /(?:^|\s)(?:F-? ?)?(\d{5})(?!\d)\s+(\p{L}[\p{L}'’ .-]*?)(?:\s*\(.*|\s+(?:france|FRANCE|cedex.*|CEDEX.*))?$/u.exec(
      part,
    ) ?? []
  return /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/.test(postcode) && town.length > 1 && town.length < 50
    ? `${postcode} ${town}`
    : null
}

/** A paper's number right behind its label: 'BL994373 du 27/04' → 'BL994373'; null for a date, a size or a word. */
export function numberIn(text: string): string | null {
  const [all = '', found = ''] = numberThere.exec(text) ?? []
  const digits = found.replaceAll(/\D/g, '')
  return digits.length >= 4 &&
    found.length <= 24 &&
    !isDate.test(found) &&
    !/\dX\d/.test(found) &&
    !isMeasured.test(text.slice(all.length))
    ? found
    : null
}

const numberThere = /^[#*\s]*([A-Z]{0,5}[-/ .]?\d[\dA-Z]*(?:[-/.]\d[\dA-Z]*)*)(?![\p{L}\d])/u
/** '1250 kg' */
const isMeasured =
  /^\s*(?:kgs?|t|to|tonnes?|m[²³23l]?|mm|cm|l|€|eur|h|ht|ttc|sacs?|palettes?|colis|u|x|×|%)(?![\p{L}\d])/iu
const isDate = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2})$/

/** A slip's number that tells itself what it is: 'BL994373'. */
export function ownNumberIn(text: string): string | null {
  return /(?<![\p{L}\d])BL[ -]?\d{5,}(?![\p{L}\d])/u.exec(text)?.[0] ?? null
}
