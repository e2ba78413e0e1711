import { deliveryTypeLabel, deliveryTypes } from '#rules/price/delivery-types.ts'
import { priceLabel } from '#rules/price/price-label.ts'
import type { Tariff } from '#rules/price/price.ts'
import { weightBandKeys, weightLabel } from '#rules/price/weight-bands.ts'
import { HttpError } from '#server/log/http-error.ts'
import { readTariff } from '#server/config/tariff.ts'
import { Misused, type FolderCommand } from './command.ts'

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
  try {
    return readTariff(path)
  } catch (error) {
    throw new HttpError(422, error instanceof Error ? error.message : String(error))
  }
}

function tariffLines({ base, weight, freeMinutes, perMinute, delivery, vatPercent }: Tariff): string[] {
  return [
    `  Base : ${priceLabel(base)} HT`,
    ...weightBandKeys.map((key) => `  ${weightLabel(key)} : + ${priceLabel(weight[key])}`),
    `  Au-delà de ${freeMinutes} min de route : + ${priceLabel(perMinute)} la minute`,
    ...deliveryTypes.map((type) => `  ${deliveryTypeLabel(type)} : + ${priceLabel(delivery[type])}`),
    `  TVA : ${String(vatPercent).replace('.', ',')} %`,
  ]
}
