import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import * as v from 'valibot'
import { giveSite, type Site } from '#content/site.ts'
import { lowestParts, lowestPriceHT } from '#rules/price/lowest-price.ts'
import { formatEuros } from '#rules/price/money.ts'
import { isVatNumber, sirenOf } from '#rules/text/company.ts'
import { isIban } from '#rules/text/iban.ts'
import { frenchSpaces } from '#rules/text/french-spaces.ts'
import { isPhone, spacedPhone } from '#rules/text/phone.ts'
import { defaultTariff, readTariff } from './tariff.ts'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Lays down what SITE_FILE says, and the least price of a site's own tariff; comes before anything that reads
 * `#content` is loaded. Throws when a file is bad: the server must not start.
 */
export function openSite({ SITE_FILE: site, TARIFF_FILE: tariff }: Variables): void {
  if (!site?.trim() && !tariff?.trim()) return
  const least = lowestPriceHT(lowestParts(readTariff(tariff?.trim() ? resolve(tariff) : defaultTariff)), 'flex')
  giveSite({ ...(site?.trim() && readSite(resolve(site))), startingPrice: formatEuros(least) })
}

/** The operator's site file. Throws one error with a line for each fault. */
export function readSite(path: string): Site {
  const read = v.safeParse(siteSchema, contentOf(path))
  if (!read.success)
    throw unreadable(
      path,
      read.issues.map((issue) => `${v.getDotPath(issue) ?? 'le fichier'} : ${issue.message}`),
    )
  const { logo: named, ...site } = read.output
  if (named === undefined) return site
  const logo = resolve(dirname(path), named)
  if (!existsSync(logo)) throw unreadable(path, [`logo : aucun fichier ${logo}`])
  return { ...site, logo }
}

function unreadable(path: string, faults: readonly string[]): Error {
  return new Error([`Site illisible (${path}) :`, ...faults.map((fault) => `  ${fault}`)].join('\n'))
}

function contentOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new Error(`Site illisible (${path}) : ${String(cause)}`, { cause })
  }
}

/** A sentence of the site: spaces are bound as the build binds those of the defaults. */
const words = v.pipe(
  v.string('un texte'),
  v.trim(),
  v.nonEmpty('un texte, qui dit quelque chose'),
  v.transform(frenchSpaces),
)
const plain = v.pipe(v.string('un texte'), v.trim(), v.nonEmpty('un texte, qui dit quelque chose'))
const email = v.pipe(v.string('une adresse e-mail'), v.email('une adresse e-mail'))
const phone = v.pipe(v.string(tenDigits()), v.check(isPhone, tenDigits()), v.transform(spacedPhone))
const link = v.pipe(
  v.string('une adresse https://'),
  v.check((text) => URL.canParse(text) && new URL(text).protocol === 'https:', 'une adresse https://'),
)
const orNone = <Schema extends v.GenericSchema>(schema: Schema) => v.exactOptional(v.nullable(schema))
const linkOrNone = v.optional(v.nullable(link), null)
const listOf = <Schema extends v.GenericSchema>(schema: Schema) => v.array(schema, 'une liste')

function bare(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

function tenDigits(): string {
  return 'un numéro français de dix chiffres'
}

/** An object of these keys alone: a key that nobody reads is a slip of the pen. */
function only<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return 'n’est pas une clé d’ici'
    return received === 'undefined' ? 'manque' : 'un objet, { … }'
  })
}

const siteSchema = v.pipe(
  only({
    brand: v.pipe(words, v.regex(/^[^<>"]{1,40}$/, 'au plus 40 caractères, sans < > ni "')),
    email,
    phone,
    logo: orNone(plain),
    securityEmail: orNone(email),
    nameStory: orNone(
      only({ sum: listOf(v.strictTuple([plain, v.string('un texte')], 'deux textes, [gardé, laissé]')), words }),
    ),
    address: orNone(only({ streetAddress: plain, postalCode: plain, addressLocality: plain })),
    zone: orNone(words),
    insurer: orNone(words),
    transportLicence: orNone(words),
    transportRegister: orNone(words),
    mediator: orNone(only({ name: words, address: words, href: link })),
    publicationDirector: orNone(words),
    host: orNone(only({ name: words, address: words, phone: plain })),
    legal: v.exactOptional(only({ imprint: linkOrNone, terms: linkOrNone, sales: linkOrNone, privacy: linkOrNone })),
    stores: v.exactOptional(only({ apple: linkOrNone, google: linkOrNone })),
    social: v.exactOptional(listOf(only({ name: words, href: link }))),
    team: v.exactOptional(listOf(only({ name: words, role: words, description: words }))),
    faq: v.exactOptional(v.pipe(listOf(only({ question: words, answer: words })), v.nonEmpty('au moins une question'))),
    seller: v.exactOptional(
      only({
        name: plain,
        form: plain,
        address: v.pipe(listOf(plain), v.nonEmpty('au moins une ligne')),
        siren: v.pipe(
          v.string('les neuf chiffres d’un SIREN'),
          v.transform((text) => sirenOf(text) ?? ''),
          v.length(9, 'les neuf chiffres d’un SIREN'),
        ),
        register: plain,
        vatNumber: v.pipe(v.string('FR et onze chiffres'), v.check(isVatNumber, 'FR et onze chiffres')),
        latePenalty: plain,
        vatOnDebits: v.exactOptional(v.boolean('true ou false')),
        iban: v.exactOptional(v.pipe(plain, v.transform(bare), v.check(isIban, 'un IBAN, dont la clé est juste'))),
        bic: v.exactOptional(
          v.pipe(plain, v.transform(bare), v.regex(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/, 'un BIC, de 8 ou 11 signes')),
        ),
      }),
    ),
  }),
  v.transform(({ logo, nameStory, team, seller, faq, ...company }): Site => ({
    company,
    ...(logo && { logo }),
    ...(nameStory !== undefined && { nameStory }),
    ...(team && { team }),
    ...(seller && { seller }),
    ...(faq && { faq: faq.map((entry, index) => ({ id: `question-${index + 1}`, ...entry })) }),
  })),
)
