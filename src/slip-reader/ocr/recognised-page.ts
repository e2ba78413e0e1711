import type { GreyPicture } from '#slip-reader/grey-picture.ts'
import type { Engine, Recognised } from './engine.ts'
import { evenLight } from './even-light.ts'
import type { OcrAnswer, OcrQuestion, Orientation } from './ocr-question.ts'
import { skewOf } from './skew-of.ts'
import { level, slopeOf } from './slope-of.ts'
import { straightPage } from './straight-page.ts'

/** The words of a picture, whichever way up it is; none when the engine is not sure of them. */
export async function recognisedPage(engine: Engine, { picture, orientation: known }: OcrQuestion): Promise<OcrAnswer> {
  const evened = evenLight(picture)
  if (evened === null)
    return { page: { width: picture.width, height: picture.height, words: [] }, orientation: known ?? asItIs }
  const {
    picture: turned,
    lines,
    confidence,
    orientation,
  } = known === null ? await bestTurn(engine, evened) : await seen(engine, turnedPicture(evened, known.turns), known)
  return {
    page: straightPage(confidence < sureEnough ? [] : lines, orientation.isPrinted ? level : slopeOf(lines, turned), {
      picture: turned,
      radians: orientation.radians,
    }),
    orientation,
  }
}

interface Seen extends Recognised {
  readonly picture: GreyPicture
  readonly orientation: Orientation
}

async function bestTurn(engine: Engine, evened: GreyPicture): Promise<Seen> {
  let best: Seen = { picture: evened, confidence: 0, lines: [], orientation: asItIs }
  for (const turns of [0, 1, 3, 2]) {
    const picture = turnedPicture(evened, turns)
    const skew = skewOf(picture)
    const found = await seen(engine, picture, { turns, radians: Math.abs(skew) < slight ? 0 : -skew, isPrinted: false })
    if (found.confidence * wordsOf(found) > best.confidence * wordsOf(best)) best = found
    if (best.confidence >= clearly && wordsOf(best) >= enoughWords) break
  }
  return best
}

/** `picture`: turned already. */
async function seen(engine: Engine, picture: GreyPicture, orientation: Orientation): Promise<Seen> {
  return { picture, orientation, ...(await engine(picture, orientation.radians)) }
}

function wordsOf({ lines }: Recognised): number {
  return lines.reduce((sum, { words }) => sum + words.length, 0)
}

const asItIs: Orientation = { turns: 0, radians: 0, isPrinted: false }
/** Confidence of the page from which its words are taken. */
const sureEnough = 55
/** Confidence from which no other way up is tried, of so many words: a page on its side may be sure of a few. */
const clearly = 65
const enoughWords = 25
/** Radians, two degrees: the engine reads lines that fall less as well as level ones. */
const slight = 0.035

/** A picture turned clockwise by so many quarters. */
function turnedPicture(picture: GreyPicture, turns: number): GreyPicture {
  const { width, height, pixels } = picture
  if (turns === 0) return picture
  if (turns === 2) return { width, height, pixels: pixels.toReversed() }
  const out = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      out[turns === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y] = pixels[y * width + x] as number
    }
  }
  return { width: height, height: width, pixels: out }
}
