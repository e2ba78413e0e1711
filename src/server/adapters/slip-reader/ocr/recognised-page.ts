import type { SlipPage } from '#rules/slip/slip-page.ts'
import type { GreyPicture } from '../grey-picture.ts'
import type { Engine, Recognised } from './engine.ts'
import { evenLight } from './even-light.ts'
import type { OcrQuestion } from './ocr-question.ts'
import { skewOf } from './skew-of.ts'
import { level, slopeOf } from './slope-of.ts'
import { straightPage } from './straight-page.ts'
import { turnedPicture } from './turned-picture.ts'

/** The words of a picture, whichever way up it is; none when the engine is not sure of them. */
export async function recognisedPage(engine: Engine, { picture, isUpright }: OcrQuestion): Promise<SlipPage> {
  const evened = evenLight(picture)
  if (evened === null) return { width: picture.width, height: picture.height, words: [] }
  const { size, lines, confidence } = isUpright ? { size: picture, ...(await engine(evened)) } : await bestTurn(engine, evened)
  return straightPage(confidence < sureEnough ? [] : lines, isUpright ? level : slopeOf(lines, size), size)
}

interface Turned extends Recognised {
  readonly size: { readonly width: number; readonly height: number }
}

async function bestTurn(engine: Engine, evened: GreyPicture): Promise<Turned> {
  let best: Turned = { size: evened, confidence: 0, lines: [] }
  for (const turns of [0, 1, 3, 2]) {
    const picture = turnedPicture(evened, turns)
    const skew = skewOf(picture)
    const found = { size: { width: picture.width, height: picture.height }, ...(await engine(picture, Math.abs(skew) < slight ? 0 : -skew)) }
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
/** Radians, two degrees: the engine reads lines that fall less as well as level ones. */
const slight = 0.035
