import { describe, expect, it } from 'vitest'
import decodeQr, { type FinderPoints } from 'qr/decode.js'
import type { PosterFacts } from '#server/stores/poster-facts.ts'
import { drawPoster } from '#server/stores/draw-poster.ts'
import { posterFacts } from '#server/stores/store-poster.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { pdfPages } from '#tests/server/fixtures/invoiced.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { aStore, negoceModele } from '#tests/server/fixtures/store.ts'
import { renderPages, type Pixels } from '#tests/slips/draw/render-pages.ts'

const provider = await openProvider()
const { token } = await newStaff(provider, 'dispatcher')
await aStore(provider)

/** What a phone reads off the printed sheet. */
async function scanned(pdf: Uint8Array): Promise<string> {
  const [sheet = noSheet] = await renderPages(pdf, 150)
  return read(sheet)
}

function read({ width, height, pixels }: Pixels, found: (square: FinderPoints) => void = () => {}): string {
  return decodeQr({ width, height, data: pixels }, { timeLimit: Infinity, pointsOnDetect: found })
}

/** How many pixels are white from the square's edge to what is drawn next, by the middle of one of its corners. */
function whiteBeside(
  { width, pixels }: Pixels,
  { tl, tr, bl, bounds }: FinderPoints,
  [dx, dy]: readonly [number, number],
) {
  const isWhite = (x: number, y: number) => (pixels[(y * width + x) * 4] ?? 0) > 200
  const corner = dx > 0 ? tr : dy > 0 ? bl : tl
  const [first, , last] = bounds
  // Two pixels off the edge, which is drawn soft.
  let x = Math.round(dx === 0 ? corner.x : dx < 0 ? first.x - 2 : last.x + 2)
  let y = Math.round(dy === 0 ? corner.y : dy < 0 ? first.y - 2 : last.y + 2)
  let white = 2
  for (; isWhite(x, y); x += dx, y += dy) white += 1
  return white
}

const noSheet: Pixels = { width: 0, height: 0, pixels: new Uint8Array() }

/** Its lines are told apart by where they stand alone. */
async function wordsOf(pdf: Uint8Array): Promise<string[]> {
  return (await pdfPages(pdf)).map((sheet) => sheet.replaceAll(/\s+/g, ' '))
}

const facts: PosterFacts = posterFacts(negoceModele, provider.world)
const long: PosterFacts = {
  ...facts,
  name: 'Négoce Modèle de la Vallée de la Siagne et des Alpes d’Azur réunies',
  address: 'Zone Industrielle de l’Argile, 1250 Avenue de la République Exemple, 06370 Mouans-Sartoux',
  hours: 'Du lundi au vendredi 7h-12h et 13h30-17h30, le samedi de 8h à midi, fermé le dimanche et les jours fériés',
  link: 'https://livraisons.negoce-modele.example/depuis/negoce-modele-de-la-vallee-de-la-siagne',
}

describe('The poster of a partner store', () => {
  it('is answered to the team as a PDF whose square leads to the store’s address', async () => {
    const { reply } = await call(provider, 'downloadStorePoster', { token, params: { slug: 'negoce-modele' } })
    expect([reply.name, reply.type]).toEqual(['affiche-negoce-modele.pdf', 'application/pdf'])
    expect(await scanned(reply.bytes)).toBe('https://colibat.example/depuis/negoce-modele')
  })

  it('says in words where it leads, whose it is and whom to ask, on one sheet of A5, and no price', async () => {
    const [sheet, ...more] = await wordsOf(await drawPoster(facts))
    expect(more).toEqual([])
    for (const words of [
      'Achète ici.',
      'On livre là-bas.',
      'Négoce Modèle',
      '12 Chemin des Oliviers 06250 Mougins',
      'colibat.example/depuis/negoce-modele',
      'Du lundi au vendredi 7h-17h',
      'Colibat',
      'Une question ? 04 65 71 00 00',
    ])
      expect(sheet).toContain(words)
    expect(sheet).not.toMatch(/€|\d,\d\d/)
  })

  it('bears the name and the telephone of the company whose site it is', async () => {
    const own = { ...facts, brand: 'Transports Exemple', phone: '04 00 00 00 00' }
    const [sheet] = await wordsOf(await drawPoster(own))
    expect(sheet).not.toContain('Colibat')
    expect(sheet).toContain('Transports Exemple')
    expect(sheet).toContain('Une question ? 04 00 00 00 00')
  })

  it('has room for a long name, address and link, which is still read', async () => {
    const pdf = await drawPoster(long)
    const [sheet, ...more] = await wordsOf(pdf)
    expect([more, await scanned(pdf)]).toEqual([[], long.link])
    for (const each of [long.name, '06370 Mouans-Sartoux', long.hours]) expect(sheet).toContain(each)
  })

  it('has a square with at least four modules of white on each side', async () => {
    const [sheet = noSheet] = await renderPages(await drawPoster(facts), 300)
    const square = await new Promise<FinderPoints>((found) => read(sheet, found))
    const module = square.tl.moduleSize
    for (const [x, y] of [
      [0, -1],
      [0, 1],
      [-1, 0],
      [1, 0],
    ] as const)
      expect(whiteBeside(sheet, square, [x, y]) / module).toBeGreaterThanOrEqual(4)
  })

  it('is none of a store that nobody knows, nor where the site’s own address is not known', async () => {
    const asked = { token, params: { slug: 'ferme' } }
    const { status, refusal } = await call(provider, 'downloadStorePoster', asked)
    expect([status, refusal.message]).toEqual([404, 'On ne connaît pas ce dépôt.'])
    const nowhere = await openProvider({ beside: provider, world: { publicUrl: null } })
    const lost = await call(nowhere, 'downloadStorePoster', { token, params: { slug: 'negoce-modele' } })
    expect([lost.status, lost.refusal.message]).toEqual([
      409,
      'L’affiche ne saurait pas où mener : PUBLIC_URL dit l’adresse du site.',
    ])
  })
})
