import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Stop } from '#contract/order.ts'
import type { LatLng } from '#contract/places.ts'
import type { Cents } from '#rules/money.ts'
import { estimateTravel } from '#server/adapters/travel-time/estimated-travel.ts'
import { movedPoints, type Ends } from '#tests/server/road/moved-points.ts'
import { drawCountry, type DrawnRoute } from '#tests/stand-ins/drawn-country.ts'
import { start, type Mode } from '#tests/stand-ins/geoplateforme.ts'
import { newCustomer, priceFor, type Customer } from './road-price/customer.ts'
import { realAddresses, realGazetteer, realTowns } from './road-price/real-addresses.ts'
import { serverOf } from './road-price/server-of.ts'

// `npm run bench:road-price -- 200 [folder]`: how far a supplier can bring a price down by moving the points of his addresses, with the state's services up,
// away, and our quota of them used up: over so many drawn routes, and in cases of real addresses; and by writing an address in another
// way, or while the services are away. The server is that of the folder, this one's unless told.
const [count = 200] = process.argv.slice(2, 3).map(Number)
const tree = resolve(process.argv[3] ?? '.')
const { routes, country, gazetteer } = drawCountry(20_261_123, count)
const services = await start({ ...country, streets: [...country.streets, ...realAddresses], communes: [...country.communes, ...realTowns] })
const folder = mkdtempSync(join(tmpdir(), 'colibat-road-'))
writeFileSync(join(folder, 'gazetteer.json'), JSON.stringify([...gazetteer, ...realGazetteer]))
let customers = 0

const inEuros = (cents: Cents) => `${(cents / 100).toFixed(2)} €`
const byRoad = async ([a, b]: Ends): Promise<number> => {
  services.misbehave('well')
  const query = new URLSearchParams({ resource: 'bdtopo-osrm', start: `${a.lng},${a.lat}`, end: `${b.lng},${b.lat}` })
  const { duration } = (await (await fetch(`${services.url}/navigation/itineraire?${query}`)).json()) as { duration: number }
  return Math.max(1, Math.round(duration))
}
const estimated = ([a, b]: Ends) => estimateTravel(a, b)?.minutes ?? Number.NaN

/** On a server that has asked nothing yet. */
async function withServer<T>(settings: Readonly<Record<string, string>>, work: (customer: () => Promise<Customer>) => Promise<T>): Promise<T> {
  services.misbehave('well')
  const all = { DATA_DIR: join(folder, `data-${(customers += 1000)}`), GAZETTEER: join(folder, 'gazetteer.json'), PLACES_URL: services.url, TRAVEL_TIME_URL: services.url, ...settings }
  const server = await serverOf(tree, all)
  try {
    return await work(() => newCustomer(server.url, (customers += 1)))
  } finally {
    await server.stop()
  }
}

/** The least that is taken for a route whose points are moved, in every way of moving and asking. */
async function leastTaken(customer: Customer, { from, to }: DrawnRoute, moved: readonly Ends[]): Promise<Cents> {
  let least = Number.POSITIVE_INFINITY
  for (const [a, b] of moved) {
    const ends: readonly [Stop, Stop] = [{ label: from.label, ...bare(a) }, { label: to.label, ...bare(b) }]
    for (const how of ['points', 'addresses'] as const) {
      const minutes = await customer.asks(ends, how)
      if (minutes !== null && priceFor(minutes).totalTTC < least) least = (await customer.pays(ends, minutes)) ?? least
    }
  }
  return least
}

function bare({ lat, lng }: LatLng): LatLng {
  return { lat, lng }
}

async function overAllRoutes(state: string, mode: Mode, fairMinutes: (route: DrawnRoute) => number | Promise<number>): Promise<void> {
  await withServer({}, async (customer) => {
    let [lowered, worst, none] = [0, 0, 0]
    for (const route of routes) {
      const fair = priceFor(await fairMinutes(route)).totalTTC
      const who = await customer()
      services.misbehave(mode)
      const least = await leastTaken(who, route, Object.values(movedPoints(route)))
      if (least === Number.POSITIVE_INFINITY) none += 1
      if (least < fair) lowered += 1
      worst = Math.max(worst, fair - least)
    }
    console.log(`| ${[state, count, lowered, worst > 0 ? inEuros(worst) : '0', none].join(' | ')} |`)
  })
}

async function threeCases(): Promise<void> {
  const place = (n: number) => {
    const { name, postcode, city, at: [lng, lat] } = realAddresses[n]!
    const town = realTowns.find((one) => one.city === city)!
    return { label: `${name}, ${postcode} ${city}`, lat, lng, town: { lat: town.at[1], lng: town.at[0] } }
  }
  const [salin, avignon, frejus, nice, mougins] = [0, 1, 2, 3, 4].map(place) as [DrawnRoute['from'], DrawnRoute['from'], DrawnRoute['from'], DrawnRoute['from'], DrawnRoute['from']]
  const tell = (what: string, fair: Cents, least: Cents) => console.log(`| ${what} | ${inEuros(fair)} | ${least === Number.POSITIVE_INFINITY ? 'nothing taken' : inEuros(least)} |`)

  await withServer({}, async (customer) => {
    const route = { from: salin, to: avignon }
    tell('The point of Arles for an address 30 km from it, to Avignon', priceFor(await byRoad([salin, avignon])).totalTTC, await leastTaken(await customer(), route, [[salin.town, avignon]]))
  })
  await withServer({}, async (customer) => {
    const [flooder, who] = [await customer(), await customer()]
    const elsewhere = (n: number): readonly [Stop, Stop] => [{ label: '', lat: 43.6 + n / 100, lng: 6.9 }, { label: '', ...bare(nice) }]
    const flood = Promise.all(Array.from({ length: 8 }, (_, n) => flooder.asks(elsewhere(n), 'points')))
    const least = await leastTaken(who, { from: salin, to: avignon }, [[salin, avignon]])
    await flood
    tell('Our quota of the roads used up by another account, the right points', priceFor(await byRoad([salin, avignon])).totalTTC, least)
  })
  for (const [name, from, to] of [['Fréjus to Nice', frejus, nice], ['Mougins to Nice', mougins, nice]] as const) {
    await withServer({ PLACES_URL: 'off', TRAVEL_TIME_URL: 'off' }, async (customer) => {
      const [key] = ['both by 14.9 km']
      const moved = movedPoints({ from: { ...from, ...from.town }, to: { ...to, ...to.town } })[key!]!
      tell(`Both points moved 14.9 km towards each other, no address service: ${name}`, priceFor(estimated([from.town, to.town])).totalTTC, await leastTaken(await customer(), { from, to }, [moved]))
    })
  }
}

/** One address, written in ways that could make its commune stand in for it; paid when the services are there. */
async function writtenOtherwise(): Promise<void> {
  const [salin, avignon] = ['1 Place Carle Naudot, 13129 Arles', 'Rue de la République, 84000 Avignon']
  const pointOf = (n: number): LatLng => ({ lat: realAddresses[n]!.at[1], lng: realAddresses[n]!.at[0] })
  const fair = await byRoad([pointOf(0), pointOf(1)])
  const cases: readonly (readonly [what: string, written: string, found: Mode])[] = [
    ['As the register writes it', salin, 'fuzzy'],
    ['Under the main postcode of its commune', '1 Place Carle Naudot, Salin-de-Giraud, 13200 Arles', 'fuzzy'],
    ['With another commune’s postcode behind it', '1 Place Carle Naudot, Salin-de-Giraud (dépôt 84000)', 'fuzzy'],
    ['Found while the address service was away', '1 Place Carle Naudot, Salin-de-Giraud, 13200 Arles', 'broken'],
    ['With another commune’s postcode, found while it was away', '1 Place Carle Naudot, Salin-de-Giraud (dépôt 84000)', 'broken'],
  ]
  for (const [what, written, mode] of cases) {
    await withServer({}, async (customer) => {
      const who = await customer()
      const to = await who.finds(avignon)
      services.misbehave(mode)
      const from = await who.finds(written)
      services.misbehave('fuzzy')
      if (mode === 'broken') await setTimeout(31_000)
      const minutes = from && to ? await who.asks([from, to], 'addresses') : null
      const taken = from && to && minutes !== null ? await who.pays([from, to], minutes) : null
      console.log(`| ${[what, inEuros(priceFor(fair).totalTTC), taken === null ? 'nothing taken' : inEuros(taken), from?.label ?? 'nowhere'].join(' | ')} |`)
    })
  }
}

try {
  console.log(`\nThe server of ${tree}.\n\n| Case | Costs | Least that was taken |\n|---|---:|---:|`)
  await threeCases()
  console.log(`\n| « 1 Place Carle Naudot, 13129 Arles », to Avignon | Costs | Taken | Of |\n|---|---:|---:|---|`)
  await writtenOtherwise()
  console.log(`\n| Services | Routes | Taken for less | By most | Not sold |\n|---|---:|---:|---:|---:|`)
  const own = ({ from, to }: DrawnRoute): Ends => [from, to]
  const towns = ({ from, to }: DrawnRoute): Ends => [from.town, to.town]
  await overAllRoutes('up', 'well', (route) => byRoad(own(route)))
  await overAllRoutes('our quota used up (429)', 'busy', (route) => byRoad(own(route)))
  await overAllRoutes('away', 'broken', (route) => estimated(towns(route)))
} finally {
  await services.stop()
  rmSync(folder, { recursive: true, force: true })
}
