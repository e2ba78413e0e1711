import { Worker } from 'node:worker_threads'

/** A thread that answers one question at a time; it is started by the first question and again after it was lost. */
export interface Thread<Question, Answer> {
  /** Rejects with the signal's reason, or with an error of the thread; either ends the thread. */
  ask(question: Question, signal: AbortSignal): Promise<Answer>
  stop(): Promise<void>
}

/** `file`: what runs in it, one message back for each message in. `idleMs`: closed when idle for so long. */
export function createThread<Question, Answer>(file: URL, idleMs: number): Thread<Question, Answer> {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined

  const stop = async (): Promise<void> => {
    clearTimeout(idle)
    const last = worker
    worker = null
    await last?.terminate()
  }
  const forget = (lost: Worker): void => {
    if (worker === lost) worker = null
  }
  return {
    async ask(question, signal) {
      signal.throwIfAborted()
      clearTimeout(idle)
      const asked = (worker ??= hire(file, forget))
      try {
        const answer = await answerOf<Answer>(asked, question, signal)
        idle = setTimeout(() => void stop(), idleMs).unref()
        return answer
      } catch (error) {
        forget(asked)
        await asked.terminate()
        throw error
      }
    },
    stop,
  }
}

/** What the engines print of a slip stays out of the log. */
const withoutWords = { stdout: true, stderr: true } as const

function hire(file: URL, onEnd: (worker: Worker) => void): Worker {
  const worker = new Worker(file, { ...withoutWords, resourceLimits: { maxOldGenerationSizeMb: 256 } })
  worker.stdout.resume()
  worker.stderr.resume()
  worker.on('error', () => onEnd(worker))
  worker.on('exit', () => onEnd(worker))
  // An idle thread does not keep the process.
  worker.unref()
  return worker
}

function answerOf<Answer>(worker: Worker, question: unknown, signal: AbortSignal): Promise<Answer> {
  const over = new AbortController()
  const answered = new Promise<Answer>((resolve, reject) => {
    const onExit = () => reject(new Error('the thread ended before it answered'))
    const onAbort = () => reject(signal.reason)
    worker.once('message', resolve).once('error', reject).once('exit', onExit)
    signal.addEventListener('abort', onAbort, { signal: over.signal })
    over.signal.addEventListener('abort', () => worker.off('message', resolve).off('error', reject).off('exit', onExit))
    worker.postMessage(question, [])
  })
  return answered.finally(() => over.abort())
}
