import { company, nameStory, seller, team } from '#content/company.ts'
import { faq } from '#content/faq.ts'
import { deliveryTypeLabel, deliveryTypes } from '#rules/price/delivery-types.ts'
import { priceLabel } from '#rules/price/price-label.ts'
import type { Tariff } from '#rules/price/price.ts'
import { weightLabel, weightBandKeys } from '#rules/price/weight-bands.ts'
import { HttpError } from '#server/log/http-error.ts'
import { readSite } from '#server/config/site-file.ts'
import { readTariff } from '#server/config/tariff.ts'
import { Misused, type FolderCommand, type Command } from './command.ts'
import { longDayAndTime } from '#rules/moment/french.ts'
import { newestContactMessages } from '#server/contact/contact-messages.ts'
import { newestAbandonments } from '#server/abandonments/abandonments.ts'
import { adoptKey, isKnownKey, keyPlace } from '#server/storage/server-key.ts'
import { withPlainEnds } from '#rules/text/typed-text.ts'

export const tariff: FolderCommand = {
  async runClosed([action, file], { TARIFF_FILE: own }) {
    if (action === 'show') return [own, ...tariffLines(tariffOf(own))]
    if (action !== 'check' || file === undefined) throw new Misused('Il manque l’action, ou le fichier à vérifier.')
    return [
      `${file} est bon. Le serveur le prend à son prochain démarrage, par TARIFF_FILE.`,
      ...tariffLines(tariffOf(file)),
    ]
  },
}

function tariffOf(path: string): Tariff {
  return refusing(() => readTariff(path))
}

/** What a file that cannot be used says of itself is the command's sentence. */
function refusing<Read>(read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    return refused(error)
  }
}

function refused(error: unknown): never {
  throw new HttpError(422, error instanceof Error ? error.message : String(error))
}

function tariffLines({ base, weight, freeMinutes, perMinute, delivery, vatPercent, energyPercent }: Tariff): string[] {
  return [
    `  Base : ${priceLabel(base)} HT`,
    ...weightBandKeys.map((key) => `  ${weightLabel(key)} : + ${priceLabel(weight[key])}`),
    `  Au-delà de ${freeMinutes} min de route : + ${priceLabel(perMinute)} la minute`,
    ...deliveryTypes.map((type) => `  ${deliveryTypeLabel(type)} : + ${priceLabel(delivery[type])}`),
    `  TVA : ${String(vatPercent).replace('.', ',')} %`,
    energyPercent === undefined
      ? '  Énergie : les factures n’en disent rien (energyPercent)'
      : `  Énergie : ${String(energyPercent).replace('.', ',')} % du prix`,
  ]
}

export const site: FolderCommand = {
  async runClosed([action, file], { SITE_FILE: own }) {
    if (action === 'show') return siteNow().split('\n')
    if (action !== 'check') throw new Misused('Il manque l’action : show ou check.')
    const path = file ?? own
    if (path === null) throw new Misused('Il manque le fichier à vérifier : SITE_FILE n’en nomme aucun.')
    const { logo } = refusing(() => readSite(path))
    if (logo !== undefined) {
      const { readPicture } = await import('#server/pages/own-mark.ts')
      await readPicture(logo).catch((error: unknown) => refused(error))
    }
    return [`${path} est bon. Le serveur le prend à son prochain démarrage, par SITE_FILE.`]
  },
}

/** The site file of what this site says now: one to copy. */
function siteNow(): string {
  const questions = faq.map(({ question, answer }) => ({ question, answer }))
  return JSON.stringify({ ...company, nameStory, team, faq: questions, seller }, null, 2)
}

export const messages: Command = {
  async run(_, { db }) {
    const newest = await newestContactMessages(db, 50)
    if (newest.length === 0) return ['Aucun message.']
    return newest.flatMap(({ created_at: at, name, email, message, file_name: file }) => [
      `${longDayAndTime(new Date(at))}  ${name} <${email}>${file === null ? '' : `  [${file}]`}`,
      ...withPlainEnds(message)
        .split('\n')
        .map((line) => `  ${line}`),
    ])
  },
}

export const abandonments: Command = {
  async run(_, { db }) {
    const newest = await newestAbandonments(db, 50)
    if (newest.length === 0) return ['Aucun formulaire.']
    return newest.map((row) =>
      [
        longDayAndTime(new Date(row.received_at)),
        row.reason === 'quitte_page' ? 'page quittée' : `envoi refusé (${row.tries})`,
        row.is_complete === 1 ? 'complet' : 'incomplet',
        `${row.seconds} s`,
        priceLabel(row.price_ttc),
        `${row.pickup_address} → ${row.delivery_address}`,
      ].join('  '),
    )
  },
}

export const key: Command = {
  async run([action, option], { db, env }) {
    if (action !== 'adopt' || (option !== undefined && option !== '--yes'))
      throw new Misused('Il manque l’action : adopt.')
    const isKnown = await isKnownKey(db, env)
    if (isKnown === true) throw new HttpError(409, `${keyPlace(env)} est déjà la clé de cette base. Rien n’est changé.`)
    const what =
      'Toutes les sessions finissent, et les liens vers des photos et des factures qui sont ouverts : chacun se connecte de nouveau. Les refus de SMS ne valent plus.'
    if (option === undefined)
      return [
        `${keyPlace(env)} n’est pas la clé de cette base. ${what}`,
        'Rien n’est changé. npm run bo -- key adopt --yes en fait sa clé.',
      ]
    await adoptKey(db, env)
    return [`C’est fait : ${keyPlace(env)} est la clé de cette base, donne-la à chacun de ses serveurs.`, what]
  },
}
