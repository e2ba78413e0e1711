import * as v from 'valibot'
import { closing } from '#contract/settings/closing.ts'
import { settingsChanged } from '#contract/settings/change-words.ts'
import { zoneSchema } from '#contract/settings/zone.ts'
import type { Closing } from '#rules/moment/closings.ts'
import { dayAndMonth, longDayAndTime } from '#rules/moment/french.ts'
import { holidayRegions } from '#rules/moment/regional-holidays.ts'
import { addDays, parisDay, parisInstant, type ParisDay } from '#rules/moment/paris-time.ts'
import type { Zone } from '#rules/order/zone.ts'
import { HttpError } from '#server/log/http-error.ts'
import { changeSetting, findSettings, settingsJournal } from '#server/settings/site-settings.ts'
import { openOrders } from '#server/staff/orders-of-staff.ts'
import { capacityWords, places } from './capacity-commands.ts'
import { orderLine } from './order-lines.ts'
import { storeActs, storeWords } from './store-commands.ts'
import { Misused, type Act, type Command, type CommandWorld } from './command.ts'

/** The days of the provider, where it goes and its stores, as managers set them. */
export const reglages: Command = {
  async run([action = 'liste', ...words], world) {
    const act = acts[action]
    if (act === undefined)
      throw new Misused('Réglages : liste, journal, fermeture, rouvrir, feries, zone, route-max, places ou depot.')
    return await act(words, world)
  },
}

const mostListed = 200

const acts: Readonly<Record<string, Act>> = {
  ...storeActs,

  async liste(_, { db, now }) {
    const { closings, holidays, zone, capacity, stores } = await findSettings(db)
    const coming = closings.filter(({ to }) => to >= parisDay(now()))
    return [
      coming.length === 0 ? 'Aucune fermeture à venir.' : 'Fermetures :',
      ...coming.map((each) => `  ${closingWords(each)}`),
      holidayWords(holidays),
      zoneWords(zone),
      ...capacityWords(capacity),
      ...storeWords(stores),
    ]
  },

  async journal(_, { db }) {
    return (await settingsJournal(db, mostListed)).map(
      ({ at, by, before, after }) => `${longDayAndTime(at)}  ${by}  ${settingsChanged(before, after).join(' ; ')}`,
    )
  },

  /** What is ordered for these days already stays: it is listed, to be moved by hand. */
  async fermeture([from = '', to = '', ...reason], { db, now, by }) {
    const closed = v.safeParse(closing, { from, to, reason: reason.join(' ') })
    if (!closed.success) throw new Misused(closed.issues[0].message)
    await changeSetting(db, 'closings', (before) => [...before, closed.output], { by, at: now() })
    const ordered = await openOrders(db, {
      from: parisInstant(from, '0:00'),
      to: parisInstant(addDays(to, 1), '0:00'),
    })
    return [
      `Fermé ${closingWords(closed.output)}. Chaque serveur le sait dans la seconde.`,
      ...(ordered.length === 0
        ? []
        : [
            'Restent prévues ces jours-là, à déplacer avec « date » :',
            ...ordered.map((order) => orderLine(order, now())),
          ]),
    ]
  },

  async rouvrir([from, to = from], { db, now, by }) {
    const before = await changeSetting(
      db,
      'closings',
      (closings) => {
        const kept = closings.filter((each) => each.from !== from || each.to !== to)
        if (kept.length === closings.length) throw new HttpError(404, 'Aucune fermeture n’a ces jours : vois la liste.')
        return kept
      },
      { by, at: now() },
    )
    return before.filter((each) => each.from === from && each.to === to).map((each) => `Rouvert ${closingWords(each)}.`)
  },

  async feries(words, { db, now, by }) {
    const regions = v.safeParse(v.array(v.picklist(holidayRegions)), words)
    if (!regions.success) throw new Misused(`Jours fériés de : ${holidayRegions.join(', ')} ; rien : ceux de France.`)
    await changeSetting(db, 'holidays', () => regions.output, { by, at: now() })
    return [holidayWords(regions.output)]
  },

  async zone([end = '', codes = ''], world) {
    const name = ({ A: 'pickup', B: 'delivery' } as const)[end]
    if (name === undefined) throw new Misused('La zone de A (retrait) ou de B (livraison) ?')
    return await changeZone({ [name]: codes.split(',').filter(Boolean) }, world)
  },

  async 'route-max'([minutes], world) {
    return await changeZone({ mostMinutes: minutes === undefined ? null : Number(minutes) }, world)
  },

  places,
}

async function changeZone(change: Partial<Zone>, { db, now, by }: CommandWorld): Promise<string[]> {
  const changed = (before: Zone) => {
    const after = v.safeParse(zoneSchema, { ...before, ...change })
    if (!after.success) throw new Misused(after.issues[0].message)
    return after.output
  }
  await changeSetting(db, 'zone', changed, { by, at: now() })
  return [zoneWords((await findSettings(db)).zone)]
}

function zoneWords({ pickup, delivery, mostMinutes }: Zone): string {
  const codes = (beginnings: readonly string[]) => (beginnings.length === 0 ? 'partout' : beginnings.join(', '))
  const road = mostMinutes === null ? 'sans limite' : `${mostMinutes} min au plus`
  return `Zone à prix fixe : retrait ${codes(pickup)} ; livraison ${codes(delivery)} ; route ${road}.`
}

function holidayWords(regions: readonly string[]): string {
  return `Jours fériés : ceux de France${regions.map((region) => `, et de ${region}`).join('')}.`
}

/** 'du mardi 22 décembre 2026 au samedi 2 janvier 2027 : Inventaire' */
function closingWords({ from, to, reason }: Closing): string {
  const day = (each: ParisDay) => `${dayAndMonth(each)} ${each.slice(0, 4)}`
  return `${from === to ? `le ${day(from)}` : `du ${day(from)} au ${day(to)}`} : ${reason}`
}
