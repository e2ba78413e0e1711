import { monitorEventLoopDelay } from 'node:perf_hooks'
import { SlipNotRead } from '#slip-reader/slip-not-read.ts'
import { createSlipReader, type SlipReader } from '#slip-reader/slip-reader.ts'
import type { HostileFile } from './hostile.ts'
import { slipsOf } from './slips-of.ts'

/** What the reader did with a hostile file. */
export interface HostileAnswer {
  readonly file: HostileFile
  /** 'none', the reason of a refusal, or what should never be: a number, another error. */
  readonly answer: string
  readonly ms: number
  /** How long the process that serves everybody answered nobody, at the longest. */
  readonly silenceMs: number
  /** The whole process at its largest while it lasted, MB. */
  readonly peakMb: number
  /** The next good slip was read right. */
  readonly nextIsRead: boolean
}

/** Gives the reader of a running server each hostile file, and after each a good slip. */
export async function hostileAnswers(files: readonly HostileFile[]): Promise<readonly HostileAnswer[]> {
  const good = slipsOf('text').find(({ expectedKg }) => expectedKg !== null)!
  const bytes = await good.bytes()
  const reader = createSlipReader()
  try {
    await reader.read(bytes, good.contentType)
    const answers: HostileAnswer[] = []
    for (const file of files) {
      const answer = await answerTo(reader, file)
      const next = await reader.read(bytes, good.contentType).catch(() => null)
      answers.push({ ...answer, nextIsRead: next?.kg === good.expectedKg })
    }
    return answers
  } finally {
    await reader.stop()
  }
}

/** No crash, no number, bounded memory, and the next slip is read. */
export function isHarmless({ answer, peakMb, nextIsRead }: HostileAnswer): boolean {
  return harmless.has(answer) && peakMb < largestMb && nextIsRead
}

/** Nobody waits for long, nor does anybody else: to be judged on a quiet machine. */
export function isQuick({ ms, silenceMs }: HostileAnswer): boolean {
  return ms < patienceMs && silenceMs < longestSilenceMs
}

async function answerTo(reader: SlipReader, file: HostileFile): Promise<Omit<HostileAnswer, 'nextIsRead'>> {
  const megabytes = () => process.memoryUsage.rss() / 1e6
  let peakMb = megabytes()
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, megabytes())
  }, 50)
  const silence = monitorEventLoopDelay({ resolution: 1 })
  silence.enable()
  const start = performance.now()
  const answer = await reader.read(file.bytes, file.contentType).then(({ kg }) => inWords(kg), inWords)
  const ms = performance.now() - start
  // What kept the loop busy is heard of in its next turn.
  await new Promise((resolve) => void setTimeout(resolve, 5))
  silence.disable()
  clearInterval(watch)
  return { file, answer, ms, silenceMs: silence.max / 1e6, peakMb: Math.max(peakMb, megabytes()) }
}

function inWords(answer: unknown): string {
  if (answer === null) return 'none'
  return answer instanceof SlipNotRead ? answer.reason : String(answer)
}

const harmless = new Set(['none', 'locked', 'broken', 'late'])
/** What the page waits for an answer. */
const patienceMs = 8500
const longestSilenceMs = 100
/** This process with every hostile file in its hands, its threads, the engines, and the 256 MB of a bomb. */
const largestMb = 2000
