import type { Page } from 'playwright-core'
import type { Dice } from './hard-kills-dice.ts'
import { field } from '#tests/journeys/supplier.ts'

/** One thing somebody does in the form: which field it is about, and what that field may show from then on. */
export interface Act {
  readonly name: string
  readonly values: readonly string[] | 'any'
  run(page: Page): Promise<void>
}

/** A slip on this machine's disk. */
export interface SlipFile {
  readonly name: string
  readonly path: string
  readonly sha256: string
}

/** The next act, as the dice fall: mostly typing, often a slip, sometimes a weight, a type or an address. */
export function nextAct(dice: Dice, slips: readonly SlipFile[]): Act {
  const chance = dice.below(20)
  if (chance < 11) return typing(dice)
  if (chance < 15) return choosing(dice.pick(slips))
  if (chance < 16) return removing
  if (chance < 18) return selecting(dice.pick(weights))
  return chance < 19
    ? checking(dice.pick(['flex', 'urgent']))
    : addressing(dice.pick(['pickupAdr', 'address']), dice.pick(towns))
}

const texts = ['steName', 'steClient', 'clientName', 'clientPrenom', 'comment'] as const
const words = ['Martin', 'Toiture', 'Échafaudage', 'Portail bleu', 'Plâtre', 'L’Atelier', 'Grue', 'Ciment']
const weights = ['-150', '151-300', '301-450', '451-600', '601-750']
const towns = ['Cannes', 'Grasse', 'Antibes', 'Mougins']

function typing(dice: Dice): Act {
  const name = dice.below(5) === 0 ? 'telephone' : dice.pick(texts)
  const value = name === 'telephone' ? `06${dice.digits(8)}` : `${dice.pick(words)} ${dice.digits(6)}`
  return { name, values: [value], run: (page) => field(page, name).fill(value) }
}

function choosing({ name, path }: SlipFile): Act {
  return { name: 'slip', values: [name], run: (page) => field(page, 'deliveryReceipt').setInputFiles(path) }
}

const removing: Act = {
  name: 'slip',
  values: [''],
  async run(page) {
    const button = page.locator('.file-chip-remove')
    if (await button.isEnabled({ timeout: 50 }).catch(() => false)) await button.click({ timeout: 500 }).catch(() => {})
  },
}

function selecting(weight: string): Act {
  return {
    name: 'poids',
    values: [weight],
    run: async (page) => void (await field(page, 'poids').selectOption(weight)),
  }
}

function checking(type: string): Act {
  return {
    name: 'livraisonType',
    values: [type],
    run: (page) => page.locator(`[name=livraisonType][value=${type}]`).check({ force: true }),
  }
}

/** An address counts once it is picked: until then its text comes and goes. */
function addressing(name: string, town: string): Act {
  return {
    name,
    values: 'any',
    async run(page) {
      await field(page, name).fill(town)
      await page.locator('[role=option]:visible').first().click()
    },
  }
}
