import type { SlipWord } from '#slip-reader/slip-page.ts'
import { confidenceAtStroke } from './at-stroke.ts'
import { evenLight } from './even-light.ts'
import type { OcrAnswer, SecondReading, SeenPage } from './ocr-question.ts'
import { overlooked } from './overlooked.ts'
import type { SecondEngine } from './second-engine.ts'
import type { PixelBox, Sight } from './sight.ts'
import { withMark } from './straight-page.ts'
import { holdsWord, stripOf } from './strip-of.ts'
import { toldTwice } from './told-twice.ts'
import { turnedPicture } from './turned-picture.ts'

/** A page of which both engines read all numbers and what the first was not sure of, and the second what the first overlooked. */
export async function readAgain(read: SecondEngine, { picture, stance, page, boxes }: SecondReading): Promise<OcrAnswer> {
  const light = evenLight(picture)
  if (light === null) return { page, boxes, stance }
  const sightOf = (each: typeof picture): Sight => ({ picture: turnedPicture(each, stance.turns), radians: stance.radians })
  const [evened, plain] = [sightOf(light), sightOf(picture)]
  const words: SlipWord[] = []
  for (const [at, word] of page.words.entries()) {
    const box = boxes[at]
    words.push(box && holdsWord(box) && isDoubted(word) ? await readWord(read, word, box, { evened, plain }) : word)
  }
  const found = stance.isPrinted ? [] : await overlookedWords(read, { evened, plain }, { page, boxes })
  return { page: { ...page, words: [...words, ...found.map(({ word }) => word)] }, boxes: [...boxes, ...found.map(({ box }) => box)], stance }
}

/** Digits that the first engine is not very sure of, or that may have lost their mark; of letters only what it hardly read. */
function isDoubted({ text, confidence, isWhole }: SlipWord): boolean {
  return /\d/.test(text) ? confidence < verySure || (/^\d{3,7}$/.test(text) && !isWhole) : /\p{L}/u.test(text) && confidence < unsure
}

/** The same page with its light evened, and as it came. */
interface Sights {
  readonly evened: Sight
  readonly plain: Sight
}

async function readWord(read: SecondEngine, word: SlipWord, box: PixelBox, { evened, plain }: Sights): Promise<SlipWord> {
  const first = await read(stripOf(evened, box))
  const isSame = first.text.replaceAll(' ', '') === word.text && first.likelihood >= likely
  const told = toldTwice(word, { evened: first, plain: isSame ? first : await read(stripOf(plain, box)) })
  return { ...told, confidence: confidenceAtStroke(told.confidence, told.text, box, evened) }
}

interface Found {
  readonly word: SlipWord
  readonly box: PixelBox
}

async function overlookedWords(read: SecondEngine, { evened, plain }: Sights, seen: SeenPage): Promise<Found[]> {
  const found: Found[] = []
  for (const place of overlooked(evened, seen.boxes, mostPlaces).filter(holdsWord)) {
    const strip = stripOf(evened, place)
    const { text, likelihood, places } = await read(strip)
    if (likelihood < likely) continue
    const other = /\d/.test(text) ? await read(stripOf(plain, place)) : null
    const confidence = other?.text === text && Math.min(likelihood, other.likelihood) >= clearly ? clear : alone
    for (const { 0: part, index } of text.matchAll(/\S+/g)) {
      if (part.length < 2 && !/\d/.test(part)) continue
      const half = (place.y1 - place.y0) / 4
      const isAll = part === text
      const box = isAll ? place : { ...place, x0: strip.xAt(places[index] ?? 0) - half, x1: strip.xAt(places[index + part.length - 1] ?? 1) + half }
      found.push({ word: { ...levelled(box, seen), ...(isAll ? withMark({ text: part, confidence, bbox: box }, evened) : { text: part, confidence }) }, box })
    }
  }
  return found
}

/** A box as far from where it is seen as the nearest word of the page. */
function levelled(box: PixelBox, { page, boxes }: SeenPage): Pick<SlipWord, 'x' | 'y' | 'width' | 'height'> {
  const away = ({ x0, y0, x1, y1 }: PixelBox) => Math.hypot(x0 + x1 - box.x0 - box.x1, y0 + y1 - box.y0 - box.y1)
  const nearest = boxes.reduce((best, each, at) => (away(each) < away(boxes[best] as PixelBox) ? at : best), 0)
  const [word, seen] = [page.words[nearest], boxes[nearest]]
  const [right, down] = word && seen ? [word.x + word.width / 2 - (seen.x0 + seen.x1) / 2, word.y + word.height / 2 - (seen.y0 + seen.y1) / 2] : [0, 0]
  return { x: box.x0 + right, y: box.y0 + down, width: box.x1 - box.x0, height: box.y1 - box.y0 }
}

/** Confidences, 0 to 100: below which numbers and words are read again; of a word that only the second engine read, once or twice. */
const [verySure, unsure, alone, clear] = [94, 80, 85, 92]
/** The likelihood, 0 to 1, of the least sure character. */
const [likely, clearly] = [0.9, 0.97]
/** What a page of gravel has more of. */
const mostPlaces = 40
