import type { SlipPage } from '#rules/slip/slip-page.ts'
import type { GreyPicture } from '../grey-picture.ts'
import type { Engine, Recognised } from './engine.ts'
import { evenLight } from './even-light.ts'
import type { OcrQuestion } from './ocr-question.ts'
import { level, slopeOf } from './slope-of.ts'
import { straightPage } from './straight-page.ts'
import { turnedPicture } from './turned-picture.ts'

/** The words of a picture, whichever way up it is; none when the engine is not sure of them. */
export async function recognisedPage(engine: Engine, { picture, isUpright }: OcrQuestion): Promise<SlipPage> {
  const { width, height } = picture
  const evened = evenLight(picture)
  if (evened === null) return { width, height, words: [] }
  const best = isUpright ? { picture: evened, ...(await engine(evened)) } : await bestTurn(engine, evened)
  if (best.confidence < sureEnough) return { width: best.picture.width, height: best.picture.height, words: [] }
  if (isUpright) return straightPage(best.lines, level, picture)
  const slope = slopeOf(best.lines, best.picture)
  if (Math.abs(slope.atMiddle) < tooSteep) return straightPage(best.lines, slope, best.picture)
  // The engine reads a page that hangs more than that badly: once more, straightened.
  const again = await engine(best.picture, -Math.atan(slope.atMiddle))
  return again.confidence < best.confidence ? straightPage(best.lines, slope, best.picture) : straightPage(again.lines, slopeOf(again.lines, best.picture), best.picture)
}

interface Turned extends Recognised {
  readonly picture: GreyPicture
}

async function bestTurn(engine: Engine, evened: GreyPicture): Promise<Turned> {
  let best: Turned = { picture: evened, confidence: 0, lines: [] }
  for (const turns of [0, 1, 3, 2]) {
    const picture = turnedPicture(evened, turns)
    const found = { picture, ...(await engine(picture)) }
    if (found.confidence * wordsOf(found) > best.confidence * wordsOf(best)) best = found
    if (best.confidence >= clearly && wordsOf(best) >= enoughWords) break
  }
  return best
}

function wordsOf({ lines }: Recognised): number {
  return lines.reduce((sum, { words }) => sum + words.length, 0)
}

/** Confidence of the page from which its words are taken. */
const sureEnough = 55
/** Confidence from which no other way up is tried, of so many words: a page on its side gives a few, and may be sure of them. */
const clearly = 65
const enoughWords = 25
/** Rise over run: four degrees and a half. */
const tooSteep = 0.08
