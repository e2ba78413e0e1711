import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SlipFile } from './hard-kills-acts.ts'
import { diceOf } from './hard-kills-dice.ts'
import type { ShownForm } from './hard-kills-form.ts'
import { writeSlips } from './hard-kills-slips.ts'
import { type Life, oneLife, type Session } from './hard-kills-visit.ts'

/** What came of the kills: how much was acknowledged before one, and everything of it that was not there after it. */
export interface Kills {
  readonly seed: number
  readonly rounds: number
  readonly acts: number
  /**
   * Kills after which something acknowledged had to be there; those with a slip among them; and how many filled fields
   * in all.
   */
  readonly drafts: number
  readonly slips: number
  readonly fields: number
  readonly seconds: number
  /** 'kill 12: clientName was «Martin», is «»' */
  readonly lost: readonly string[]
}

const mostMs = 150

/**
 * Kills Chromium `rounds` times, each time at a moment by dice, while somebody fills the order form with 3 MB slips.
 * Every next browser opens the form on the same profile, and what it finds is held against what the draft line had said
 * was kept.
 */
export async function hardKills(url: string, session: Session, rounds: number, seed: number): Promise<Kills> {
  const started = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'colibat-kills-'))
  const dice = diceOf(seed)
  const slips = writeSlips(folder, seed)
  const situation = { url, profile: join(folder, 'profile'), session, slips, dice }
  const count = { acts: 0, drafts: 0, slips: 0, fields: 0 }
  const lost: string[] = []
  try {
    // The first act or the twelfth; while a key is being written, or a slip, or a little later.
    const death = () => ({ act: 1 + dice.below(12), afterMs: dice.below(mostMs) })
    let before = await oneLife(situation, death())
    for (let round = 1; round <= rounds; round++) {
      const life = await oneLife(situation, round < rounds ? death() : null)
      lost.push(...missing(before, life, slips).map((fault) => `kill ${round}: ${fault}`))
      const kept = filled(before.kept.form)
      count.acts += before.done.length
      count.drafts += kept.length > 0 ? 1 : 0
      count.slips += kept.includes('slip') ? 1 : 0
      count.fields += kept.length
      before = life
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { seed, rounds, ...count, seconds: (performance.now() - started) / 1000, lost }
}

/**
 * Each field must show what was acknowledged, or what was done to it after that; and the slip's bytes must be those of
 * its file.
 */
function missing({ kept, done }: Life, { found, slip }: Life, slips: readonly SlipFile[]): string[] {
  const later = done.filter(({ endedAt }) => endedAt >= kept.at).map(({ act }) => act)
  const faults = judged.flatMap((name) => {
    const acts = later.filter((act) => act.name === name)
    const [was = '', is = ''] = [kept.form[name], found[name]]
    const isRight = is === was || acts.some(({ values }) => values === 'any' || values.includes(is))
    return isRight ? [] : [`${name} was «${was}», is «${is}»`]
  })
  const chosen = slips.find(({ name }) => name === found['slip'])?.sha256 ?? ''
  return slip === chosen ? faults : [...faults, `the bytes under «${found['slip']}» are not those that were chosen`]
}

/** The fields that acts change, and that start empty. */
const written = [
  'pickupAdr',
  'address',
  'poids',
  'steClient',
  'clientName',
  'clientPrenom',
  'telephone',
  'comment',
  'slip',
]
const judged = [...written, 'steName', 'livraisonType']

function filled(form: ShownForm): string[] {
  return written.filter((name) => (form[name] ?? '') !== '')
}
