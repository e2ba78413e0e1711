import { SlipNotRead } from '#slip-reader/slip-not-read.ts'
import { createSlipReader, type SlipReader } from '#slip-reader/slip-reader.ts'
import type { HostileFile } from './hostile.ts'
import { drawn, slipsOf } from './slips-of.ts'

/** What the reader did with a hostile file. */
export interface HostileAnswer {
  readonly file: HostileFile
  /** 'none', the reason of a refusal, or what should never be: a number, another error. */
  readonly answer: string
  readonly ms: number
  /** The whole process at its largest while it lasted, MB. */
  readonly peakMb: number
  /** The next good slip was read right. */
  readonly nextIsRead: boolean
}

/** Gives a reader each hostile file, and after each a good slip. */
export async function hostileAnswers(files: readonly HostileFile[]): Promise<readonly HostileAnswer[]> {
  const good = await drawn(slipsOf('known').find(({ kind, layout }) => kind === 'text' && layout === 'classic-label')!)
  const reader = createSlipReader({ limitMs })
  try {
    await reader.weigh(good.bytes, good.contentType)
    const answers: HostileAnswer[] = []
    for (const file of files) {
      const answer = await answerTo(reader, file)
      const next = await reader.weigh(good.bytes, good.contentType).catch(() => null)
      answers.push({ ...answer, nextIsRead: next === good.expectedKg })
    }
    return answers
  } finally {
    await reader.stop()
  }
}

/** No crash, no number, a bounded time and memory, and the next slip is read. */
export function isHarmless({ answer, ms, peakMb, nextIsRead }: HostileAnswer): boolean {
  return harmless.has(answer) && ms < limitMs + patienceMs && peakMb < largestMb && nextIsRead
}

async function answerTo(reader: SlipReader, file: HostileFile): Promise<Pick<HostileAnswer, 'file' | 'answer' | 'ms' | 'peakMb'>> {
  const megabytes = () => process.memoryUsage.rss() / 1e6
  let peakMb = megabytes()
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, megabytes())
  }, 50)
  const start = performance.now()
  const answer = await reader.weigh(file.bytes, file.contentType).then(inWords, inWords)
  clearInterval(watch)
  return { file, answer, ms: performance.now() - start, peakMb: Math.max(peakMb, megabytes()) }
}

function inWords(answer: unknown): string {
  if (answer === null) return 'none'
  return answer instanceof SlipNotRead ? answer.reason : String(answer)
}

/** The reader's limit for one slip. */
const limitMs = 20_000
const harmless = new Set(['none', 'locked', 'broken', 'late'])
/** Over the limit, for the threads of a busy machine to notice. */
const patienceMs = 2000
/** This process with every hostile file in its hands, both threads, the engine, and the 256 MB of a bomb. */
const largestMb = 2000
