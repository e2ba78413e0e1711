import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diceOf } from '#tests/journeys/kills/hard-kills-dice.ts'
import { writeSlips } from '#tests/journeys/kills/hard-kills-slips.ts'
import { signInByCall } from '#tests/journeys/kills/hard-kills-session.ts'
import { layLine } from './payment-kills-line.ts'
import { networks, oneRound, startPhone, type Network, type Round } from './payment-kills-round.ts'
import { steps, type Step } from './payment-kills-steps.ts'
import type { Provider } from '#tests/journeys/provider.ts'

/** At which step a browser dies, and what the server does then. */
export type Death = readonly [Step, Network]

/** As many deaths as asked for, each pair of step and network once before any comes twice, shuffled by dice. */
export function deathsByDice(count: number, seed: number): Death[] {
  const dice = diceOf(seed)
  const deaths: Death[] = []
  while (deaths.length < count) {
    const all = steps.flatMap((step) => networks.map((network): Death => [step, network]))
    while (all.length > 0) deaths.push(...all.splice(dice.below(all.length), 1))
  }
  return deaths.slice(0, count)
}

/**
 * Orders once for each death on one profile, kills the browser there, starts it again and pays what is not paid. A
 * phone on which something was lost is given up for a new one.
 */
export async function paymentKills(
  provider: Provider,
  deaths: readonly Death[],
  seed: number,
  tell: (round: Round, seconds: number) => void = () => {},
): Promise<Round[]> {
  const folder = mkdtempSync(join(tmpdir(), 'colibat-payment-kills-'))
  const line = await layLine(provider)
  const site = {
    provider,
    line,
    session: await signInByCall(provider),
    slips: writeSlips(folder, seed),
    dice: diceOf(seed + 1),
  }
  const rounds: Round[] = []
  let profile = join(folder, 'profile-0')
  let phone = await startPhone(profile, site)
  try {
    for (const [rank, [step, network]] of deaths.entries()) {
      const started = performance.now()
      const round = await oneRound(phone, profile, site, `Chantier ${seed}-${rank + 1}`, step, network)
      rounds.push(round)
      tell(round, (performance.now() - started) / 1000)
      if (round.lost.length === 0) continue
      await phone.browser.kill()
      await line.goDown()
      await line.comeBack()
      profile = join(folder, `profile-${rank + 1}`)
      phone = await startPhone(profile, site)
    }
  } finally {
    await phone.browser.kill()
    line.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return rounds
}
