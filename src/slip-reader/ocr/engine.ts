import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Tesseract from 'tesseract.js'
import type { GreyPicture } from '#slip-reader/grey-picture.ts'

/** What was recognised: how sure the engine is of the whole, 0 to 100, and its lines. */
export interface Recognised {
  readonly confidence: number
  readonly lines: readonly Tesseract.Line[]
}

/** Recognises a picture; `radians`: straighten it by so much first, as the slope of its lines says. */
export type Engine = (picture: GreyPicture, radians?: number) => Promise<Recognised>

/**
 * Opens Tesseract with all it needs from node_modules, nothing from the network. Without an `errorHandler` a failure
 * ends the thread that this runs in, which is what the other side waits for.
 */
export async function openEngine(): Promise<Engine> {
  const { createWorker, OEM, PSM } = Tesseract
  const language = dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/fra/package.json')))
  const worker = await createWorker('fra', OEM.LSTM_ONLY, {
    langPath: join(language, '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
  })
  // Words wherever they stand: rules and frames cut a slip up, and what makes a row of words is told by their boxes.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT })
  return async (picture, radians = 0) => {
    await worker.setParameters({
      user_defined_dpi: String(Math.round(Math.max(picture.width, picture.height) / a4Inches)),
    })
    const { data } = await worker.recognize(
      portableGreymap(picture),
      { rotateRadians: radians },
      { text: false, blocks: true },
    )
    return {
      confidence: data.confidence,
      lines: (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines)),
    }
  }
}

/** The long side of the sheet that most slips are. */
const a4Inches = 11.7

/** The simplest file that the engine reads: packing a PNG only to unpack it takes a tenth of the whole time. */
function portableGreymap({ width, height, pixels }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])
}
